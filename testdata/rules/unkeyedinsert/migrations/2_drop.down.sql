DROP TABLE mg_keyed_entries;
