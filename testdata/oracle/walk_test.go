package oracle

import "reflect"

// visitor looks at a struct of a syntax tree. It returns the columns found
// there and whether to go on into the struct.
type visitor func(node any) (cols []string, descend bool)

// walk visits every struct below v through exported fields, depth first.
func walk(v any, visit visitor) []string {
	if v == nil {
		return nil
	}
	return walkValue(reflect.ValueOf(v), visit)
}

func walkValue(v reflect.Value, visit visitor) []string {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			return walkValue(v.Elem(), visit)
		}
	case reflect.Pointer:
		if v.IsNil() || v.Elem().Kind() != reflect.Struct {
			return nil
		}
		cols, descend := visit(v.Interface())
		if descend {
			cols = append(cols, walkValue(v.Elem(), visit)...)
		}
		return cols
	case reflect.Struct:
		var cols []string
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				cols = append(cols, walkValue(v.Field(i), visit)...)
			}
		}
		return cols
	case reflect.Slice:
		var cols []string
		for i := range v.Len() {
			cols = append(cols, walkValue(v.Index(i), visit)...)
		}
		return cols
	}
	return nil
}
