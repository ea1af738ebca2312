-- PostgreSQL shows the statistics of an index to its owner alone, and the shop may work as another role: this asks as the
-- owner. Which words are common among parts, and in what names them, and the share of parts that have each.
create function common_words() returns table (word text, share real, is_of_names boolean)
  language sql stable security definer
  begin atomic
    select common.word, common.share, s.tablename = 'part_named'
    from pg_stats s,
      -- behind the shares of the words stand the least and the greatest of them
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as common (word, share)
    where s.schemaname = current_schema() and common.word is not null
      and (s.tablename = 'part' and s.attname = 'search' or s.tablename = 'part_named');
  end;
