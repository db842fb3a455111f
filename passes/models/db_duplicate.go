package models

// duplicateRows models the functions that tell a duplicate key from other errors. Codes and
// sentinels: see DuplicateCode and DuplicateError.
var duplicateRows = []Row{
	// func IsIntegrityConstraintViolation(code string) bool
	{Symbol: "github.com/jackc/pgerrcode.IsIntegrityConstraintViolation", Kind: Duplicate, Of: 1, Note: "true for other violated constraints too"},
	// func As(err error, codes ...pqerror.Code) *Error
	{Symbol: "github.com/lib/pq.As", Kind: Duplicate, Args: 2, Of: 1, Note: "when the codes contain the one of a unique violation"},
	// func (Error) IntegrityViolation() bool
	{Symbol: "(github.com/go-pg/pg.Error).IntegrityViolation", Kind: Duplicate, Note: "true for other violated constraints too"},
	// func IsExist(err error) bool
	{Symbol: "os.IsExist", Kind: Duplicate, Of: 1},
	// func (*Error) SQLState() string
	{Symbol: "(*github.com/lib/pq.Error).SQLState", Kind: Derive},
	// func (*PgError) SQLState() string
	{Symbol: "(*github.com/jackc/pgx/pgconn.PgError).SQLState", Kind: Derive},
}
