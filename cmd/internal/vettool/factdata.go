package vettool

import (
	"bytes"
	"encoding"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// marshal returns what a fact says. A fact that has a form of its own is asked for
// it: one that was only read to be handed on then costs nothing.
func (f *factFormat) marshal(fact analysis.Fact) ([]byte, error) {
	if m, ok := fact.(encoding.BinaryMarshaler); ok {
		return m.MarshalBinary()
	}
	return json.Marshal(fact)
}

func (f *factFormat) unmarshal(r factRecord) (fact analysis.Fact, err error) {
	typ := f.types[r.typ]
	if typ == nil {
		return nil, damaged(fmt.Errorf("no fact has the type %q", r.typ))
	}
	fact = reflect.New(typ.Elem()).Interface().(analysis.Fact)
	if u, ok := fact.(encoding.BinaryUnmarshaler); ok {
		err = u.UnmarshalBinary(r.data)
	} else {
		err = json.Unmarshal(r.data, fact)
	}
	if err != nil {
		return nil, damaged(err)
	}
	return fact, nil
}

func damaged(err error) error { return fmt.Errorf("damaged: %w", err) }

// frame puts records behind each other, each part of one behind its length. Before
// them stand the header and their checksum.
func (f *factFormat) frame(records []factRecord) []byte {
	size := len(f.header) + crc32.Size
	for _, r := range records {
		size += len(r.pkg) + len(r.object) + len(r.typ) + len(r.data) + 4*binary.MaxVarintLen32
	}
	body := make([]byte, len(f.header)+crc32.Size, size)
	copy(body, f.header)
	for _, r := range records {
		for _, s := range []string{r.pkg, string(r.object), r.typ} {
			body = append(binary.AppendUvarint(body, uint64(len(s))), s...)
		}
		body = append(binary.AppendUvarint(body, uint64(len(r.data))), r.data...)
	}
	binary.BigEndian.PutUint32(body[len(f.header):], checksum(body[len(f.header)+crc32.Size:]))
	return body
}

func checksum(data []byte) uint32 { return crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli)) }

// decode returns all records of a file, or an error and none. They are part of data.
func (f *factFormat) decode(data []byte) ([]factRecord, error) {
	if len(data) == 0 {
		return nil, nil
	}
	body, ok := bytes.CutPrefix(data, f.header)
	if !ok {
		return nil, errors.New("another version of dualwrite wrote them, or something else")
	}
	if len(body) < crc32.Size || checksum(body[crc32.Size:]) != binary.BigEndian.Uint32(body) {
		return nil, damaged(errors.New("a part is missing, or not what it was"))
	}
	body = body[crc32.Size:]
	var records []factRecord
	for len(body) > 0 {
		var parts [4][]byte
		for i := range parts {
			n, width := binary.Uvarint(body)
			if width <= 0 || n > uint64(len(body)-width) {
				return nil, damaged(errors.New("it does not end where it should"))
			}
			parts[i], body = body[width:width+int(n)], body[width+int(n):]
		}
		records = append(records, factRecord{string(parts[0]), objectpath.Path(parts[1]), string(parts[2]), parts[3]})
	}
	return records, nil
}
