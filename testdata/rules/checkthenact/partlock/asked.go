package partlock

import (
	"context"
	"net/smtp"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type AskedJob struct {
	ID    int64
	Email string
	State string
}

// strength says how a row is locked, if at all.
type strength string

const (
	none   strength = "NONE"
	update strength = "UPDATE"
)

type jobs struct{ db *gorm.DB }

// find locks the row if it is asked to.
func (j *jobs) find(ctx context.Context, tx *gorm.DB, how strength, id int64) (*AskedJob, error) {
	if how != none {
		tx = tx.Clauses(clause.Locking{Strength: string(how)})
	}
	var job AskedJob
	err := tx.WithContext(ctx).Take(&job, "id = ?", id).Error
	return &job, err
}

func (j *jobs) finish(tx *gorm.DB, job *AskedJob) error {
	if err := smtp.SendMail("mail:25", nil, "jobs@example.org", []string{job.Email}, []byte("done")); err != nil {
		return err
	}
	return tx.Model(&AskedJob{}).Where("id = ?", job.ID).Update("state", "DONE").Error
}

// OkAsked holds the row while it works.
func (j *jobs) OkAsked(ctx context.Context, id int64) error {
	return j.db.Transaction(func(tx *gorm.DB) error {
		job, err := j.find(ctx, tx, update, id)
		if err != nil || job.State != "NEW" {
			return err
		}
		return j.finish(tx, job)
	})
}

// BadUnasked asks for no lock.
func (j *jobs) BadUnasked(ctx context.Context, id int64) error {
	job, err := j.find(ctx, j.db, none, id)
	if err != nil {
		return err
	}
	if job.State != "NEW" { // want `asked_jobs.state is tested here.*smtp.SendMail is done twice`
		return nil
	}
	return j.finish(j.db, job)
}
