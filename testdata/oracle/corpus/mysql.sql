UPDATE `shop`.`orders` SET `status` = "PAID" WHERE `id` = ? AND `status` = "NEW"
UPDATE orders SET status = "PAID", n = n + 1 WHERE id = ? LIMIT 1
UPDATE orders o JOIN users u ON u.id = o.user_id SET o.status = ?, o.n = o.n + ? WHERE u.active = 1
UPDATE users u, orders o SET o.status = 'X' WHERE u.id = o.user_id AND u.id = ?
UPDATE LOW_PRIORITY IGNORE orders SET a = 1 ORDER BY id LIMIT 5
INSERT INTO orders SET id = ?, status = 'NEW' ON DUPLICATE KEY UPDATE status = VALUES(status), n = n + VALUES(n)
INSERT INTO orders (id, n) VALUES (?, ?) AS new ON DUPLICATE KEY UPDATE n = orders.n + new.n, status = new.status
INSERT INTO orders (id, n) VALUES (?, ?) AS v(a, b) ON DUPLICATE KEY UPDATE n = v.b
INSERT IGNORE INTO orders (id) VALUES (?)
INSERT orders (id) VALUE (?)
INSERT INTO orders (id) VALUES ROW(1), ROW(2)
INSERT INTO orders (id) VALUES (?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)
INSERT INTO a (id) SELECT id FROM b WHERE x = ? ON DUPLICATE KEY UPDATE n = IF(n > 1, n, VALUES(n))
REPLACE INTO orders (id, status) VALUES (?, 'NEW')
REPLACE orders SET id = 1
DELETE o FROM orders o JOIN users u ON u.id = o.user_id WHERE u.gone = 1
DELETE FROM orders WHERE id = ? ORDER BY id LIMIT 1
DELETE FROM o USING orders AS o INNER JOIN users AS u WHERE o.u = u.id
SELECT * FROM orders WHERE id = ? LOCK IN SHARE MODE
SELECT SQL_CALC_FOUND_ROWS id FROM orders USE INDEX (idx) WHERE status = 'NEW' LIMIT 10, 20 FOR UPDATE
SELECT id FROM orders WHERE created_at < NOW() - INTERVAL 15 MINUTE AND updated_at < DATE_SUB(NOW(), INTERVAL ? DAY)
SELECT id FROM orders WHERE ref <=> ? AND !deleted AND name REGEXP '^a' AND MATCH(body) AGAINST (? IN BOOLEAN MODE)
SELECT 'it\'s', "say \"hi\"", 'a' 'b' FROM t WHERE x = ? # comment ?
SELECT GROUP_CONCAT(DISTINCT id ORDER BY id SEPARATOR ','), BINARY a FROM t WHERE BINARY name = ?
SELECT GET_LOCK(?, 10)
SELECT id INTO @x FROM t WHERE a = ?
SELECT id FROM t1 STRAIGHT_JOIN t2 ON t1.a = t2.a
SET @x = 1; UPDATE t SET a = @x
SET autocommit = 0
LOCK TABLES orders WRITE, users READ; UNLOCK TABLES
CREATE TABLE `orders` (`id` bigint unsigned NOT NULL AUTO_INCREMENT, `ref` varchar(64) COLLATE utf8mb4_bin NOT NULL, `key` varchar(10) DEFAULT 'a,b', PRIMARY KEY (`id`), UNIQUE KEY `uk_ref` (`ref`(10), `key` DESC), KEY `idx` (`key`), UNIQUE INDEX (`key`) USING BTREE) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
CREATE TABLE t (key varchar(255) UNIQUE, index_no int, unique_id int UNIQUE KEY, check_at datetime)
CREATE UNIQUE INDEX uk USING BTREE ON orders (ref)
ALTER TABLE orders ADD UNIQUE INDEX uk (a, b), ADD COLUMN c int, ADD INDEX i (c)
ALTER TABLE orders ADD UNIQUE KEY (a), ADD PRIMARY KEY (id), ENGINE = InnoDB
ALTER TABLE orders ADD (a int, b int UNIQUE)
UPDATE t SET a = 1 AND b = 2
UPDATE t SET data = JSON_SET(data, '$.n', ?), at = UTC_TIMESTAMP() WHERE JSON_EXTRACT(data, '$.s') = 'x'
SELECT a FROM t WHERE a = ? AND b IN (?, ?, ?) AND c LIKE CONCAT('%', ?, '%') AND d = ?||'x'
INSERT INTO t (a) VALUES (?),(?) ; INSERT INTO u (b) VALUES (?)
START TRANSACTION WITH CONSISTENT SNAPSHOT
UPDATE t SET a = IFNULL(a, 0) + ?, b = b+-1, c=c-?, d = ? - d
/*!40101 SET NAMES utf8 */; SELECT /*+ HINT */ 1
SELECT * FROM t PARTITION (p0) AS x WHERE x.a = 1 PROCEDURE analyse()
INSERT INTO orders SET id = 1, v = 10 AS new ON DUPLICATE KEY UPDATE v = new.v
SELECT offset, `key` FROM log WHERE offset > ? AND `key` IN (SELECT k FROM u WHERE x = 1) FOR UPDATE SKIP LOCKED
UPDATE tasks SET status = 'R' WHERE id = (SELECT id FROM (SELECT id FROM tasks WHERE status = 'N' LIMIT 1) x)
WITH due AS (SELECT id FROM tasks WHERE status = 'N') UPDATE tasks t JOIN due d ON d.id = t.id SET t.status = 'R'
DELETE FROM tasks WHERE at < NOW() - INTERVAL 7 DAY AND (a = 1 OR b = 2) LIMIT 100
