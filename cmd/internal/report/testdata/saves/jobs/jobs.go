// Package jobs saves whole records.
package jobs

import (
	"net/http"
	"strings"

	"gorm.io/gorm"
)

// Job is tried a few times.
type Job struct {
	ID      uint
	Payload string
	Tries   int
	Done    bool
	Failed  bool
}

// Note is tried for ever.
type Note struct {
	ID      uint
	Payload string
	Done    bool
}

// Draft comes in and changes by the same Save.
type Draft struct {
	ID     uint
	Status string
}

const most = 5

// Enter inserts by a Save.
func Enter(db *gorm.DB, payload string) error {
	return db.Save(&Job{Payload: payload}).Error
}

// Write inserts by a Save.
func Write(db *gorm.DB, payload string) error {
	note := &Note{Payload: payload}
	return db.Save(note).Error
}

// Run sends what is not done.
func Run(db *gorm.DB) error {
	var all []*Job
	if err := db.Where("done = ?", false).Find(&all).Error; err != nil {
		return err
	}
	for _, j := range all {
		resp, err := http.Post("https://jobs.example.com", "text/plain", strings.NewReader(j.Payload))
		if err := j.finish(db, resp, err); err != nil {
			return err
		}
	}
	return nil
}

func (j *Job) finish(db *gorm.DB, resp *http.Response, err error) error {
	j.Tries++
	if err == nil && resp.StatusCode < 300 {
		j.Done = true
	} else if j.Tries >= most {
		j.Failed = true
		j.Done = true
	}
	return db.Save(j).Error
}

// RunNotes sends what is not done, and counts nothing.
func RunNotes(db *gorm.DB) error {
	var all []*Note
	if err := db.Where("done = ?", false).Find(&all).Error; err != nil {
		return err
	}
	for _, n := range all {
		if _, err := http.Post("https://notes.example.com", "text/plain", strings.NewReader(n.Payload)); err != nil {
			continue
		}
		n.Done = true
		if err := db.Save(n).Error; err != nil {
			return err
		}
	}
	return nil
}

// Store saves a draft that the caller made or read, nobody knows which.
func Store(db *gorm.DB, d *Draft) error {
	if _, err := http.Post("https://drafts.example.com", "text/plain", nil); err != nil {
		return err
	}
	d.Status = "SENT"
	return db.Save(d).Error
}
