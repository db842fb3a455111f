package free

import (
	"context"

	"gorm.io/gorm"
)

type NewMember struct {
	ID   uint
	Name string
}

type OpenInvite struct {
	ID     uint
	Code   string
	UsedBy *uint
}

// BadRegister notes on the invitation what it has made of it.
func (p *Pool) BadRegister(ctx context.Context, code, name string) error {
	return p.orm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var invite OpenInvite
		if err := tx.Where("code = ? AND used_by IS NULL", code).First(&invite).Error; err != nil {
			return err
		}
		member := NewMember{Name: name}
		if err := tx.Create(&member).Error; err != nil {
			return err
		}
		return tx.Model(&OpenInvite{}).Where("id = ?", invite.ID).Update("used_by", member.ID).Error // want `open_invites.used_by is tested only by the SELECT.*new_members is written twice`
	})
}

type OtherMember struct {
	ID   uint
	Name string
}

type NotedInvite struct {
	ID     uint
	Code   string
	SeenBy *uint
}

// OkNoted notes who has seen an invitation, while it makes a member for another
// reason.
func (p *Pool) OkNoted(ctx context.Context, code, name string, by uint) error {
	return p.orm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		var invite NotedInvite
		if err := tx.Where("code = ? AND seen_by IS NULL", code).First(&invite).Error; err != nil {
			return err
		}
		if err := tx.Create(&OtherMember{Name: name}).Error; err != nil {
			return err
		}
		return tx.Model(&NotedInvite{}).Where("id = ?", invite.ID).Update("seen_by", by).Error
	})
}
