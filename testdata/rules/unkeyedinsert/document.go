package insert

import (
	"context"

	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
)

type rideEntry struct {
	Trip   string `bson:"_id"`
	Points int64  `bson:"points"`
}

type tripEntry struct {
	Trip   string `bson:"trip"`
	Points int64  `bson:"points"`
}

// OkDocumentID lets the store refuse the second one, whatever the collection is
// called.
func OkDocumentID(ctx context.Context, db *mongo.Database, trip string) error {
	_, err := db.Collection("ui_doc_entries").InsertOne(ctx, rideEntry{Trip: trip, Points: 3})
	return err
}

// BadDocument gets a new _id each time.
func BadDocument(ctx context.Context, db *mongo.Database, trip string) error {
	_, err := db.Collection("ui_loose_entries").InsertOne(ctx, tripEntry{Trip: trip, Points: 3}) // want:low `the insert into ui_loose_entries`
	return err
}

// BadFreshID makes one.
func BadFreshID(ctx context.Context, db *mongo.Database, trip string) error {
	_, err := db.Collection("ui_fresh_entries").InsertOne(ctx, bson.M{"_id": bson.NewObjectID(), "trip": trip})
	return err
}
