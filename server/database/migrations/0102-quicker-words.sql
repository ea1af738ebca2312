-- The words of a part as before, every one of them, in four fifths of the time: an import spends half of its inserting on
-- them. × is made x first, so that texts with no other sign beyond ASCII are not normalized; gaps of one space, which most are,
-- match nothing; texts are cut between digits and others in one pass; and single signs are replaced, not translated. What
-- stands before a unit and is no number, as in “1.2.3 TB”, is no quantity: it kept the whole file out.
create or replace function part_words(mpn text, name text, details text, category text, specs jsonb) returns tsvector
  language plpgsql immutable strict parallel safe
  as $$
    declare
      quantities constant text[] := '{tb,gb,mhz,mts,w,rpm,in,inch,zoll}';
      facts text;
      stated text;
      others text := '';
      whole text;
      lines text[];
      cuts text[];
      words text[];
      cut text[];
      pieces text[];
      size int;
      named text[] := '{}';
      within text[] := '{}';
      said text[] := array['category=' || category];
      own text;
      two text;
      tail text;
      number text;
      unit text;
    begin
      if jsonb_typeof(specs) = 'object' then
        select
          string_agg(
            key || case kind
              when 'number' then '=' || case when item like '%.%' then rtrim(rtrim(item, '0'), '.') else item end
              when 'boolean' then '=' || item
              else '=' || translate(lower(left(item, 60)), '.-', '')
            end,
            E'\x1f'
          ) filter (where kind in ('number', 'boolean', 'string')),
          string_agg(left(item, 400), ' ; ') filter (where kind in ('string', 'array') and key <> 'otherPartNumbers')
        into facts, stated
        from (select key, jsonb_typeof(value) as kind, value #>> '{}' as item from jsonb_each(specs)) as each (key, kind, item);
        if jsonb_typeof(specs -> 'otherPartNumbers') = 'array' then
          -- another number is looked for whole, as the part's own is; its words are hardly the part's
          select
            coalesce(facts || E'\x1f', '') || string_agg('number=' || translate(lower(left(element, 100)), '.-', ''), E'\x1f'),
            string_agg(left(element, 100), ' ')
          into facts, others
          from (select * from jsonb_array_elements_text(specs -> 'otherPartNumbers') limit 40) as other (element);
        end if;
        facts := regexp_replace(facts, '[^A-Za-z0-9=.\x1f-]+', '', 'g');
      end if;
      whole := concat_ws(
        E'\n', replace(name, E'\n', ' '), replace(mpn, E'\n', ' '), replace(details || ' ' || coalesce(others, ''), E'\n', ' '),
        replace(coalesce(stated, ''), E'\n', ' ')
      );
      -- in most texts it is the only sign beyond ASCII: what follows is for others
      if octet_length(whole) <> char_length(whole) then
        whole := replace(whole, '×', 'x');
      end if;
      if octet_length(whole) <> char_length(whole) then
        whole := regexp_replace(
          normalize(
            regexp_replace(
              translate(whole, '×″”“„‟™®©℠', 'x""""'),
              '[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u218f\u2460-\u24ff]', ' ', 'g'
            ),
            nfkd
          ),
          '[\u0300-\u036f\u200b-\u200f\u2060\ufeff]', '', 'g'
        );
        whole := regexp_replace(
          whole,
          '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\ufe00-\ufe0f]',
          ' ', 'g'
        );
      end if;
      whole := lower(whole);
      if strpos(whole, 'non') > 0 then
        whole := regexp_replace(whole, '\mnon[- ]+([a-z])', 'non\1', 'g');
      end if;
      if strpos(whole, '"') > 0 then
        whole := replace(whole, '"', ' in ');
      end if;
      if strpos(whole, '/') > 0 then
        whole := replace(whole, 'mt/s', 'mts');
      end if;
      if strpos(whole, '.') > 0 then
        whole := replace(replace(regexp_replace(whole, '(?<=[0-9])\.(?=[0-9])', '٫', 'g'), '.', ' '), '٫', '.');
      end if;
      lines := string_to_array(whole, E'\n');
      -- what a dash joins in a description is one word as well: "half-height"
      if strpos(lines[3], '-') > 0 then
        lines[3] := lines[3] || ' ' || regexp_replace(lines[3], '([a-z])-', '\1', 'g');
      end if;
      -- a gap that is one space already is left alone: a regular expression takes a while for each match
      whole := regexp_replace(array_to_string(lines, E'\n'), ' *[\x01-\x09\x0b-\x1f!-\x2d/:-@\[-`{-\x7f][\x01-\x09\x0b-\x2d/:-@\[-`{-\x7f]*|  +', ' ', 'g');
      if octet_length(whole) > 2000 then
        whole := regexp_replace(whole, '([^ \n]{100})[^ \n]+', '\1', 'g');
      end if;
      lines := string_to_array(replace(replace(whole, E' \n', E'\n'), E'\n ', E'\n'), E'\n');
      lines := array[btrim(lines[1]), lines[2], lines[3], btrim(lines[4])];
      cuts := string_to_array(
        regexp_replace(lines[1] || E'\n' || lines[2], '(?<=[0-9])(?=[^0-9. \n])|(?<=[^0-9. \n])(?=[0-9])', '|', 'g'),
        E'\n'
      );
      for line in 1 .. 2 loop
        words := string_to_array(lines[line], ' ');
        cut := string_to_array(cuts[line], ' ');
        size := cardinality(words);
        for at in 1 .. size loop
          own := words[at];
          named := named || own;
          if at < size then
            two := own || words[at + 1];
            named := named || two;
            if at + 1 < size and (length(own) = 1 or length(words[at + 1]) = 1 or length(words[at + 2]) = 1) then
              named := named || (two || words[at + 2]);
            end if;
          end if;
          number := null;
          if cut[at] <> own then
            pieces := string_to_array(cut[at], '|');
            if cardinality(pieces) = 2 then
              within := within || pieces;
              number := pieces[1];
              unit := pieces[2];
            else
              tail := '';
              two := '';
              for piece in reverse cardinality(pieces) .. 1 loop
                if length(pieces[piece]) > 1 then
                  within := within || pieces[piece];
                end if;
                tail := pieces[piece] || tail;
                within := within || tail;
              end loop;
              within := within || (pieces[1] || pieces[2]);
              if cardinality(pieces) > 3 then
                within := within || (pieces[1] || pieces[2] || pieces[3]);
              end if;
            end if;
          elsif own < ':' and at < size then
            number := own;
            unit := words[at + 1];
          end if;
          -- a quantity that a name says, where no specification states one of its kind
          if line = 1 and number < ':' and unit = any(quantities) and length(number) < 12
            and number ~ '^(\d+\.?\d*|\.\d+)$' then
            said := said || case
              when unit in ('tb', 'gb') and not specs ?| '{capacityGb,memoryGb,maxMemoryGb}'
                then 'gb=' || trim_scale(rtrim(number, '.')::numeric * case unit when 'tb' then 1000 else 1 end)
              when unit in ('mhz', 'mts') and not specs ?| '{speedMts,boostClockMhz}' then 'mts=' || number
              when unit = 'w' and not specs ? 'tdpWatts' then 'w=' || number
              when unit = 'rpm' and not specs ? 'rpm' then 'rpm=' || number
              when unit in ('in', 'inch', 'zoll') then 'in=' || number
              else own
            end;
          end if;
        end loop;
      end loop;
      words := string_to_array(lines[4], ' ');
      size := cardinality(words);
      pieces := words;
      for at in 1 .. size - 1 loop
        if length(words[at]) < 4 or length(words[at + 1]) < 4 then
          pieces := pieces || (words[at] || words[at + 1]);
        end if;
        if words[at + 1] = 'in' and words[at] < ':' then
          said := said || ('in=' || words[at]);
        end if;
      end loop;
      return (
        '''' || array_to_string(named || said, ''':1A ''') || ''':1A'
        || case when facts <> '' then ' ''' || replace(facts, E'\x1f', ''':1A ''') || ''':1A' else '' end
        || case when cardinality(within) > 0 then ' ''' || array_to_string(within, ''':1B ''') || ''':1B' else '' end
        || case when lines[3] <> '' then ' ''' || replace(lines[3], ' ', ''':1C ''') || ''':1C' else '' end
        || case when cardinality(pieces) > 0 then ' ''' || array_to_string(pieces, ''':1D ''') || ''':1D' else '' end
      )::tsvector;
    end
  $$;
