// Package admin makes the first administrator.
package admin

import (
	"context"
	"net/http"

	"gorm.io/gorm"
)

type server struct{ db *gorm.DB }

type RoleUser struct {
	ID   uint
	Name string
	Role string
}

func (s *server) Routes(m *http.ServeMux) {
	m.HandleFunc("/first", s.BadFirst)
	m.HandleFunc("/second", s.OkSecond)
	m.HandleFunc("/guest", s.OkGuest)
	m.HandleFunc("/serial", s.OkFirst)
}

func (s *server) any(ctx context.Context) (bool, error) {
	var ok bool
	err := s.db.WithContext(ctx).Raw("SELECT EXISTS (SELECT 1 FROM role_users WHERE role = ?)", "admin").Scan(&ok).Error
	return ok, err
}

// BadFirst makes two administrators if two come first.
func (s *server) BadFirst(w http.ResponseWriter, r *http.Request) {
	ok, err := s.any(r.Context()) // want `two callers both find no row in role_users and both insert the first one`
	if err != nil || ok {
		http.Error(w, "there is one", http.StatusConflict)
		return
	}
	s.db.Create(&RoleUser{Name: r.FormValue("name"), Role: "admin"})
}

// OkSecond makes another administrator if there is one.
func (s *server) OkSecond(w http.ResponseWriter, r *http.Request) {
	ok, err := s.any(r.Context())
	if err != nil || !ok {
		http.Error(w, "there is none", http.StatusConflict)
		return
	}
	s.db.Create(&RoleUser{Name: r.FormValue("name"), Role: "admin"})
}

// OkGuest makes a guest if there is an administrator, and none if there is not.
func (s *server) OkGuest(w http.ResponseWriter, r *http.Request) {
	ok, err := s.any(r.Context())
	if err != nil || !ok {
		http.Error(w, "there is none", http.StatusConflict)
		return
	}
	s.db.Create(&RoleUser{Name: r.FormValue("name"), Role: "guest"})
}

type SerialUser struct {
	ID   uint
	Name string
	Role string
}

// OkFirst lets one at a time look.
func (s *server) OkFirst(w http.ResponseWriter, r *http.Request) {
	err := s.db.WithContext(r.Context()).Transaction(func(tx *gorm.DB) error {
		if err := tx.Exec("SELECT pg_advisory_xact_lock(7)").Error; err != nil {
			return err
		}
		var ok bool
		if err := tx.Raw("SELECT EXISTS (SELECT 1 FROM serial_users WHERE role = ?)", "admin").Scan(&ok).Error; err != nil || ok {
			return err
		}
		return tx.Create(&SerialUser{Name: r.FormValue("name"), Role: "admin"}).Error
	})
	if err != nil {
		http.Error(w, err.Error(), http.StatusConflict)
	}
}
