package behind

import "gorm.io/gorm"

// Conn is the pool or a transaction.
type Conn struct {
	*gorm.DB
	inside bool
}

// Run runs fn in a transaction, in the one that is open already if there is one.
func (c *Conn) Run(fn func(c *Conn) error) error {
	if c.inside {
		return fn(c)
	}
	return c.Transaction(func(tx *gorm.DB) error { return fn(&Conn{tx, true}) })
}

// OkEitherWay accepts and joins in one transaction, whoever began it.
func OkEitherWay(db *Conn, id uint, user string) error {
	return db.Run(func(c *Conn) error {
		var inv Invite
		if err := c.First(&inv, "id = ?", id).Error; err != nil {
			return err
		}
		if inv.Status == "ACCEPTED" {
			return errUsed
		}
		inv.Status = "ACCEPTED"
		if err := c.Save(&inv).Error; err != nil {
			return err
		}
		return c.Create(&Member{Team: inv.Team, User: user}).Error
	})
}

// BadConn does so in two steps.
func BadConn(c *Conn, id uint, user string) error {
	var inv Invite
	if err := c.First(&inv, "id = ?", id).Error; err != nil {
		return err
	}
	if inv.Status == "ACCEPTED" {
		return errUsed
	}
	inv.Status = "ACCEPTED"
	if err := c.Save(&inv).Error; err != nil {
		return err
	}
	return c.Create(&Member{Team: inv.Team, User: user}).Error // want `Create writes members after invites.status was committed on its own`
}
