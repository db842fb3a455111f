DROP INDEX mg_dropped_entries_trip;
