SELECT TOP (1) id FROM dbo.tasks WITH (UPDLOCK, READPAST, ROWLOCK) WHERE status = N'NEW' ORDER BY id
SELECT TOP 5 [id] FROM tasks t (nolock) WHERE t.[status] = @status
UPDATE TOP (1) tasks SET status = 'R', n += 1 OUTPUT inserted.id, deleted.status AS old WHERE status = 'N'
UPDATE t SET t.status = 'R' FROM dbo.tasks t JOIN runs r ON r.tid = t.id WHERE t.status = 'N' AND t.id = @p1
UPDATE tasks SET status = @p1 OUTPUT inserted.id INTO @ids (id) WHERE id = @p2
WITH q AS (SELECT TOP (1) * FROM tasks WITH (UPDLOCK, READPAST) WHERE status = 'N' ORDER BY id) UPDATE q SET status = 'R' OUTPUT inserted.id
UPDATE dbo.[tasks] SET [status] = N'DONE', updated_at = SYSUTCDATETIME() WHERE [id] = @id AND [version] = @v
DELETE TOP (10) FROM tasks OUTPUT deleted.* WHERE done = 1
DELETE TOP (5) PERCENT FROM tasks WHERE at < DATEADD(day, -1, GETDATE())
DELETE t FROM tasks t WHERE t.done = 1
INSERT INTO tasks (id) OUTPUT inserted.id VALUES (@p1)
INSERT tasks (id) SELECT id FROM #tmp WHERE a <@p1
INSERT INTO tasks DEFAULT VALUES
INSERT INTO tasks (id) EXEC dbo.due @n = 5
MERGE dbo.stock WITH (HOLDLOCK) AS s USING (VALUES (@sku, @n)) AS m (sku, n) ON s.sku = m.sku WHEN MATCHED THEN UPDATE SET s.n = s.n + m.n WHEN NOT MATCHED BY TARGET THEN INSERT (sku, n) VALUES (m.sku, m.n) OUTPUT $action, inserted.sku;
MERGE INTO t USING s ON t.id = s.id WHEN MATCHED AND t.state = 'A' THEN UPDATE SET t.state = 'B' WHEN NOT MATCHED BY SOURCE THEN DELETE;
SET NOCOUNT ON; UPDATE tasks SET a = 1 WHERE id = @id SELECT @@ROWCOUNT
IF NOT EXISTS (SELECT 1 FROM tasks WHERE id = @id) INSERT INTO tasks (id) VALUES (@id)
IF EXISTS (SELECT 1 FROM tasks WHERE id = @id) UPDATE tasks SET a = 1 WHERE id = @id ELSE INSERT INTO tasks (id) VALUES (@id)
IF @x = 1 BEGIN UPDATE t SET a = 1 DELETE FROM u WHERE b = 2 END ELSE BEGIN INSERT INTO v (c) VALUES (3) END
BEGIN TRAN; EXEC dbo.settle @id = 1, @n = @p2; COMMIT TRAN
CREATE TABLE dbo.t (id int IDENTITY(1,1) NOT NULL, CONSTRAINT pk PRIMARY KEY CLUSTERED (id ASC)); INSERT INTO dbo.t DEFAULT VALUES
SELECT * FROM a CROSS APPLY (SELECT TOP 1 x FROM b WHERE b.id = a.id) z OPTION (RECOMPILE)
SELECT CONVERT(varchar(10), at, 120), ISNULL(a, 0), NEXT VALUE FOR dbo.seq FROM db..t WHERE CONVERT(date, at) = @d AND ISNULL(b, 0) <> 1
SELECT id FROM t WHERE a LIKE N'x%' AND b NOT IN (1, 2) AND c IS NOT NULL ORDER BY id OFFSET 5 ROWS FETCH NEXT 10 ROWS ONLY
SELECT id, ROW_NUMBER() OVER (PARTITION BY a ORDER BY b) AS n FROM t WHERE DATEDIFF(minute, at, GETDATE()) > 5
UPDATE STATISTICS t1 (st1)
