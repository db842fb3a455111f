package stuck

import (
	"context"

	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo/options"
)

func mark(ctx context.Context, c *mongo.Collection, where bson.M, state string, opts ...options.Lister[options.UpdateOneOptions]) error {
	_, err := c.UpdateOne(ctx, where, bson.M{"$set": bson.M{"state": state}}, opts...)
	return err
}

// OkNoted tells those who ask how far the task got, which comes from elsewhere.
func OkNoted(ctx context.Context, db *mongo.Database, id, to string) error {
	notes := db.Collection("s_notes")
	upsert := options.UpdateOne().SetUpsert(true)
	if err := mark(ctx, notes, bson.M{"_id": id}, "STARTED", upsert); err != nil {
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	return mark(ctx, notes, bson.M{"_id": id}, "SUCCESS", upsert)
}

// BadDocument takes a document that is there.
func BadDocument(ctx context.Context, db *mongo.Database, id, to string) error {
	tasks := db.Collection("s_tasks")
	if err := mark(ctx, tasks, bson.M{"_id": id}, "STARTED"); err != nil { // want `leaves the row in s_tasks.state = 'STARTED' for ever`
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	return mark(ctx, tasks, bson.M{"_id": id}, "SUCCESS")
}

// BadTaken goes by the state, whether it may make the document or not.
func BadTaken(ctx context.Context, db *mongo.Database, id, to string) error {
	claims := db.Collection("s_claims")
	upsert := options.UpdateOne().SetUpsert(true)
	if err := mark(ctx, claims, bson.M{"_id": id, "state": "READY"}, "STARTED", upsert); err != nil { // want `leaves the row in s_claims.state = 'STARTED' for ever`
		return err
	}
	if err := work(to); err != nil {
		return err
	}
	return mark(ctx, claims, bson.M{"_id": id}, "SUCCESS", upsert)
}
