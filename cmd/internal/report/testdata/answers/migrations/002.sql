ALTER TABLE {{ .Schema }}.orders DROP CONSTRAINT IF EXISTS orders_email_key;
CREATE UNIQUE INDEX orders_email_partial ON {{ .Schema }}.orders (email) WHERE status = 'OPEN';
