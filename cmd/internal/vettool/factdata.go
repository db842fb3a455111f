package vettool

import (
	"bytes"
	"encoding"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
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

// A fact file begins with the header and a list of its records, behind its length and
// checksum. Then comes what they say. Most files hold nearly the same as others: who
// reads many takes the lists, and from each file what it does not know yet.

// frame returns the parts of a file that holds records.
func (f *factFormat) frame(records []factRecord) [][]byte {
	parts := make([][]byte, 1, 1+len(records))
	var list []byte
	for _, r := range records {
		for _, s := range []string{r.pkg, string(r.object), r.typ} {
			list = append(binary.AppendUvarint(list, uint64(len(s))), s...)
		}
		list = binary.AppendUvarint(list, uint64(len(r.data)))
		list = binary.BigEndian.AppendUint32(list, checksum(r.data))
		parts = append(parts, r.data)
	}
	head := bytes.Clone(f.header)
	head = binary.BigEndian.AppendUint32(head, uint32(len(list)))
	head = binary.BigEndian.AppendUint32(head, checksum(list))
	parts[0] = append(head, list...)
	return parts
}

func checksum(data []byte) uint32 { return crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli)) }

// atFirst is how much of a file is read to find the list.
const atFirst = 16 << 10

// factFile is a file whose list was read.
type factFile struct {
	from    io.ReaderAt
	records []factRecord // without data
}

// list reads the list of a file of some size: none if it is empty. An error says that
// it can't be used.
func (f *factFormat) list(from io.ReaderAt, size int64) (*factFile, error) {
	if size == 0 {
		return &factFile{}, nil
	}
	start := make([]byte, min(size, atFirst))
	if _, err := from.ReadAt(start, 0); err != nil {
		return nil, err
	}
	body, ok := bytes.CutPrefix(start, f.header)
	if !ok {
		return nil, errors.New("another version of dualwrite wrote them, or something else")
	}
	const fixed = 2 * crc32.Size
	at := int64(len(f.header) + fixed)
	if len(body) < fixed {
		return nil, errCut
	}
	n, sum, list := int64(binary.BigEndian.Uint32(body)), binary.BigEndian.Uint32(body[crc32.Size:]), body[fixed:]
	if n > size-at {
		return nil, errCut
	}
	if n > int64(len(list)) {
		list = make([]byte, n)
		if _, err := from.ReadAt(list, at); err != nil {
			return nil, err
		}
	}
	if list = list[:n]; checksum(list) != sum {
		return nil, errCut
	}
	records, err := listed(list, at+n, size)
	return &factFile{from, records}, err
}

var errCut = damaged(errors.New("a part is missing, or not what it was"))

// listed reads the list. What the records say begins at a place in the file, and ends
// with it.
func listed(list []byte, at, size int64) ([]factRecord, error) {
	var records []factRecord
	for len(list) > 0 {
		var parts [3]string
		for i := range parts {
			n, width := binary.Uvarint(list)
			if width <= 0 || n > uint64(len(list)-width) {
				return nil, errEnd
			}
			parts[i], list = string(list[width:width+int(n)]), list[width+int(n):]
		}
		n, width := binary.Uvarint(list)
		if width <= 0 || len(list) < width+crc32.Size || n > uint64(size-at) {
			return nil, errEnd
		}
		sum := binary.BigEndian.Uint32(list[width:])
		list = list[width+crc32.Size:]
		records = append(records, factRecord{pkg: parts[0], object: objectpath.Path(parts[1]), typ: parts[2], at: at, size: int(n), sum: sum})
		at += int64(n)
	}
	if at != size {
		return nil, errEnd
	}
	return records, nil
}

var errEnd = damaged(errors.New("it does not end where it should"))

// read reads what a record of the file says.
func (f *factFile) read(r factRecord) (factRecord, error) {
	r.data = make([]byte, r.size)
	if _, err := f.from.ReadAt(r.data, r.at); err != nil && r.size > 0 {
		return r, err
	}
	if checksum(r.data) != r.sum {
		return r, errCut
	}
	return r, nil
}

// decode returns all records of a file, or an error and none.
func (f *factFormat) decode(data []byte) ([]factRecord, error) {
	file, err := f.list(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	for i, r := range file.records {
		if file.records[i], err = file.read(r); err != nil {
			return nil, err
		}
	}
	return file.records, nil
}
