-- Names are sorted as people sort them: Äpfel before Zotac whatever their capitals, Kit 2 before Kit 10. By the root of
-- Unicode's collation (UTS #10, CLDR), which is no one language's, with digits by their value. What it holds equal is
-- told apart by its bytes, so that a page always ends at one row.
create collation as_people (provider = icu, locale = 'und-u-kn-true');
comment on collation as_people is 'as people sort: accents and capitals beside their letters, digits by value';

drop index part_name;
create index part_name on part (name collate as_people, id) where deleted_at is null;
