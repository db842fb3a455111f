// Package loop repeats by hand.
package loop

import (
	"context"
	"database/sql"
	"errors"
	"log"
	"time"

	"dualwrite.test/rules/retryceiling/partner"
	"dualwrite.test/rules/retryceiling/tries"
)

// Gateway takes orders; the implementation is elsewhere.
type Gateway interface {
	Submit(ctx context.Context, no string) error
	Get(ctx context.Context, no string) (string, error)
	Connect(ctx context.Context) error
	Next(ctx context.Context) (string, error)
}

// Poster is what partner.Client does.
type Poster interface {
	Post(ctx context.Context, no string, body []byte) error
}

// NewPoster returns the real one.
func NewPoster(c *partner.Client) Poster { return c }

const limit = 5

var (
	errRejected = errors.New("rejected")
	errConflict = errors.New("version conflict")
)

type service struct {
	gw     Gateway
	poster Poster
	client *partner.Client
	db     *sql.DB
	stop   chan struct{}
}

// Bad loops.

func (s *service) BadReturn(ctx context.Context, no string) {
	for { // want `Gateway.Submit is repeated until it succeeds: nothing counts the attempts`
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return
		}
		log.Print(err)
		time.Sleep(time.Second)
	}
}

func (s *service) BadCondition(ctx context.Context, no string) error {
	err := s.client.Post(ctx, no, nil)
	for err != nil { // want `Client.Post is repeated \(with Client.Do\) until it succeeds`
		time.Sleep(time.Second)
		err = s.client.Post(ctx, no, nil)
	}
	return nil
}

func (s *service) BadInterface(ctx context.Context, nos []string) {
	for _, no := range nos {
		for { // want `Poster.Post is repeated`
			if err := s.poster.Post(ctx, no, nil); err == nil {
				break
			}
		}
	}
}

func (s *service) badFlag(ctx context.Context, no string) bool {
	return s.poster.Post(ctx, no, nil) == nil
}

func (s *service) BadBool(ctx context.Context, no string) {
	for !s.badFlag(ctx, no) { // want `service.badFlag is repeated \(with Poster.Post\)`
		time.Sleep(time.Second)
	}
}

func (s *service) BadTicker(ctx context.Context, no string) {
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for range t.C { // want `Gateway.Submit is repeated`
		if err := s.gw.Submit(ctx, no); err == nil {
			return
		}
	}
}

func (s *service) BadFinalErrors(ctx context.Context, no string) error {
	for { // want `Gateway.Submit is repeated`
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		if errors.Is(err, errRejected) {
			return err
		}
		time.Sleep(time.Second)
	}
}

func (s *service) BadBackground(no string) error {
	ctx := context.Background()
	for { // want `Gateway.Submit is repeated`
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
}

func (s *service) BadUpdate(ctx context.Context, no string) {
	for { // want `DB.ExecContext is repeated`
		if _, err := s.db.ExecContext(ctx, "UPDATE loop_orders SET note = 'x' WHERE no = ?", no); err == nil {
			break
		}
		time.Sleep(time.Second)
	}
}

func (s *service) BadClosure(ctx context.Context, no string) {
	go func() {
		for { // want `Gateway.Submit is repeated`
			if s.gw.Submit(ctx, no) == nil {
				return
			}
			time.Sleep(time.Second)
		}
	}()
}

func (s *service) BadStartsOver(ctx context.Context, no string) error {
	if err := s.client.Post(ctx, no, nil); err != nil {
		time.Sleep(time.Second)
		return s.BadStartsOver(ctx, no) // want `service.BadStartsOver starts over after each failure`
	}
	return nil
}

func (s *service) BadTimer(ctx context.Context, no string) {
	if err := s.gw.Submit(ctx, no); err != nil {
		time.AfterFunc(time.Minute, func() { s.BadTimer(ctx, no) }) // want `service.BadTimer starts over after each failure`
	}
}

// Low: something ends them that nobody can judge here.

func (s *service) lowContext(ctx context.Context, no string) error {
	for { // want:low `only the end of a context stops it`
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
		}
	}
}

func (s *service) lowStop(ctx context.Context, no string) {
	for { // want:low `Gateway.Submit is repeated`
		if s.gw.Submit(ctx, no) == nil {
			return
		}
		select {
		case <-s.stop:
			return
		case <-time.After(time.Second):
		}
	}
}

func (s *service) lowAsk(ctx context.Context, no string) string {
	for { // want:low `Client.Status is repeated`
		if st, err := s.client.Status(ctx, no); err == nil {
			return st
		}
		time.Sleep(time.Second)
	}
}

func (s *service) lowConnect(ctx context.Context) {
	for { // want:low `Gateway.Connect is repeated`
		if s.gw.Connect(ctx) == nil {
			return
		}
		time.Sleep(time.Second)
	}
}

// Fine.

func (s *service) okCount(ctx context.Context, no string) (err error) {
	for attempt := 1; attempt <= limit; attempt++ {
		if err = s.gw.Submit(ctx, no); err == nil {
			return nil
		}
		time.Sleep(time.Duration(attempt) * time.Second)
	}
	return err
}

func (s *service) okCountInside(ctx context.Context, no string) error {
	attempt := 0
	for {
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		if attempt++; attempt >= limit {
			return err
		}
	}
}

func (s *service) okTime(ctx context.Context, no string) error {
	begin := time.Now()
	for {
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		if time.Since(begin) > time.Hour {
			return err
		}
		time.Sleep(time.Second)
	}
}

func (s *service) okDeadline(ctx context.Context, no string) error {
	end := time.Now().Add(time.Hour)
	for time.Now().Before(end) {
		if s.gw.Submit(ctx, no) == nil {
			return nil
		}
	}
	return errRejected
}

func (s *service) okTimeout(ctx context.Context, no string) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	for {
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(time.Second):
		}
	}
}

func (s *service) okTimeoutChannel(ctx context.Context, no string) error {
	done := time.After(time.Hour)
	for {
		err := s.gw.Submit(ctx, no)
		if err == nil {
			return nil
		}
		select {
		case <-done:
			return err
		case <-time.After(time.Second):
		}
	}
}

func (s *service) okDelays(ctx context.Context, no string) (err error) {
	for _, d := range []time.Duration{time.Second, time.Minute, time.Hour} {
		if err = s.gw.Submit(ctx, no); err == nil {
			return nil
		}
		time.Sleep(d)
	}
	return err
}

func (s *service) okGrowing(ctx context.Context, no string) error {
	for d := time.Second; d < time.Hour; d *= 2 {
		if s.gw.Submit(ctx, no) == nil {
			return nil
		}
		time.Sleep(d)
	}
	return errRejected
}

// okWorker goes on after a success.
func (s *service) okWorker(ctx context.Context) {
	for {
		no, err := s.gw.Next(ctx)
		if err != nil {
			log.Print(err)
			continue
		}
		if err := s.gw.Submit(ctx, no); err != nil {
			log.Print(err)
		}
	}
}

// okItems drains a channel.
func (s *service) okItems(ctx context.Context, nos <-chan string) {
	for no := range nos {
		if err := s.gw.Submit(ctx, no); err != nil {
			log.Print(err)
		}
	}
}

// okTicking works at each tick.
func (s *service) okTicking(ctx context.Context) {
	t := time.NewTicker(time.Minute)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-t.C:
			if err := s.gw.Submit(ctx, "daily"); err != nil {
				log.Print(err)
			}
		}
	}
}

// okStops ends with the first failure.
func (s *service) okStops(ctx context.Context) error {
	for {
		no, err := s.gw.Next(ctx)
		if err != nil {
			return err
		}
		if err := s.gw.Submit(ctx, no); err != nil {
			return err
		}
	}
}

// okSwap repeats a lost race, not a failure.
func (s *service) okSwap(ctx context.Context, no string) error {
	for {
		err := s.swap(ctx, no)
		if !errors.Is(err, errConflict) {
			return err
		}
	}
}

func (s *service) swap(ctx context.Context, no string) error {
	res, err := s.db.ExecContext(ctx, "UPDATE loop_versions SET version = version + 1 WHERE no = ? AND version = ?", no, 1)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errConflict
	}
	return nil
}

func (s *service) okStartsOver(ctx context.Context, no string, left int) error {
	if err := s.client.Post(ctx, no, nil); err != nil {
		if left == 0 {
			return err
		}
		return s.okStartsOver(ctx, no, left-1)
	}
	return nil
}

type node struct {
	no   string
	kids []*node
}

// okTree calls itself on the parts.
func (s *service) okTree(ctx context.Context, n *node) error {
	for _, k := range n.kids {
		if err := s.okTree(ctx, k); err != nil {
			return err
		}
	}
	return s.client.Post(ctx, n.no, nil)
}

// OkHelpers uses loops of another package; the one without a limit is reported
// there.
func (s *service) OkHelpers(ctx context.Context, no string) error {
	tries.Always(time.Second, func() error { return s.client.Post(ctx, no, nil) })
	return tries.Some(3, time.Second, func() error { return s.client.Post(ctx, no, nil) })
}

// okCandidates tries one server after the other.
func (s *service) okCandidates(ctx context.Context) error {
	for {
		no, err := s.gw.Next(ctx)
		if err != nil {
			return err
		}
		if err := s.gw.Submit(ctx, no); err == nil {
			return nil
		}
	}
}

// okSearch looks for a row that fits.
func (s *service) okSearch(ctx context.Context) error {
	rows, err := s.db.QueryContext(ctx, "SELECT no FROM loop_orders")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var no string
		if err := rows.Scan(&no); err != nil {
			return err
		}
		if s.badFlag(ctx, no) {
			return nil
		}
	}
	return rows.Err()
}

func (s *service) BadStatus(ctx context.Context, url string) error {
	for { // want `Client.Post is repeated`
		resp, err := s.client.HTTP.Post(url, "text/plain", nil)
		if err == nil {
			resp.Body.Close()
			if resp.StatusCode == 200 {
				return nil
			}
		}
		time.Sleep(time.Second)
	}
}

func (s *service) BadContinue(ctx context.Context, no string) (err error) {
	for { // want `Gateway.Submit is repeated`
		if err = s.gw.Submit(ctx, no); err != nil {
			log.Print(err)
			continue
		}
		break
	}
	return nil
}

func (s *service) BadGoto(ctx context.Context, no string) {
again:
	if err := s.gw.Submit(ctx, no); err != nil { // want `Gateway.Submit is repeated`
		time.Sleep(time.Second)
		goto again
	}
}

func (s *service) BadValue(ctx context.Context, no string) {
	op := s.gw.Submit
	for { // want `Gateway.Submit is repeated`
		if op(ctx, no) == nil {
			return
		}
	}
}

func (s *service) okStatusCount(ctx context.Context, url string) error {
	for i := 0; ; i++ {
		resp, err := s.client.HTTP.Post(url, "text/plain", nil)
		if err == nil {
			resp.Body.Close()
			if resp.StatusCode/100 == 2 {
				return nil
			}
		}
		if i == limit {
			return err
		}
	}
}
