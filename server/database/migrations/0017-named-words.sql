-- What names a part, looked up by itself: a beginning of one or two signs is found in a description or a specification of
-- every third part, but in the names of few.
create index part_named on part using gin (ts_filter(search, '{a,b}')) where deleted_at is null;
