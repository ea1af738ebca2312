import type { Sql } from '../../../server/database/database.ts'

/** The rows of a whole database, kept beside them. */
export type KeptRows = {
  /** Puts back all that was written since, jobs that were queued included; answers in which tables it was. */
  putBack: () => Promise<string[]>
}

/**
 * Keeps every row of the shop's tables. Putting back touches only what was written since: its rows are other versions, or
 * other in number.
 */
export async function keepRows(sql: Sql): Promise<KeptRows> {
  await sql.unsafe(keep)
  const putBack = async () => {
    const [row] = await sql<{ changed: string[] }[]>`select kept.put_back() as changed`
    return row!.changed
  }
  return { putBack }
}

const keep = `
create schema kept;
create table kept.was (name text primary key, columns text not null, rows bigint not null, newest bigint not null);

create function kept.look(name text, out rows bigint, out newest bigint) language plpgsql as $$
begin
  execute format('select count(*), coalesce(max(xmin::text::bigint), 0) from public.%I', name) into rows, newest;
end $$;

do $$
declare
  t text;
begin
  for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('create table kept.%I as table public.%I', 'rows_' || t, t);
    insert into kept.was
    select t, string_agg(quote_ident(attname), ', '), l.rows, l.newest
    from kept.look(t) l, pg_attribute
    where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    group by l.rows, l.newest;
  end loop;
end $$;

create function kept.put_back() returns text[] language plpgsql
set session_replication_role = replica as $$
declare
  w kept.was;
  l record;
  changed text[] = '{}';
begin
  for w in select * from kept.was loop
    select * into l from kept.look(w.name);
    continue when l.rows = w.rows and l.newest = w.newest;
    changed = changed || w.name;
    execute format('delete from public.%I', w.name);
    execute format('insert into public.%I (%s) overriding system value select %s from kept.%I',
      w.name, w.columns, w.columns, 'rows_' || w.name);
    update kept.was set newest = (kept.look(w.name)).newest where name = w.name;
  end loop;
  delete from pgboss.job;
  return changed;
end $$;`
