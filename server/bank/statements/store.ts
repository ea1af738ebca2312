import type { BankStatement, StatementProblem } from '../../../contract/bank/bank.ts'
import { asJson, type Sql } from '../../database/database.ts'
import { locks } from '../../database/locks.ts'
import { newId } from '../../database/new-id.ts'
import type { ReadLine, ReadStatement } from '../read/read-statement.ts'

/** Statements come one after the other: of two files at once the second sees the lines of the first. */
export async function lockStatements(sql: Sql) {
  await sql`select pg_advisory_xact_lock(${locks.bank})`
}

/** Whether lines of these days came in another format: their texts differ, so that they would come twice. */
export async function hasOtherFormat(sql: Sql, { iban, format, from, to }: ReadStatement) {
  const [row] = await sql<{ is: boolean }[]>`
    select exists (
      select
      from bank_statement
      where iban = ${iban} and format <> ${format} and first_on <= ${to}::date and last_on >= ${from}::date
    ) as is`
  return row!.is
}

type File = { name: string; sha256: string; actorId: string }

/** Writes a statement; the same one of the same file is there once. Answers its id, and whether it is new. */
export async function insertStatement(
  sql: Sql,
  statement: ReadStatement,
  { nth, name, sha256, actorId, problems }: File & { nth: number; problems: StatementProblem[] },
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const { iban, currency, number, format, from, to, openingMinor, closingMinor } = statement
  const rows = await sql`
    insert into bank_statement (
      id, iban, currency, number, format, first_on, last_on, opening_minor, closing_minor,
      file_name, sha256, nth, problems, actor_id
    )
    values (
      ${id}, ${iban}, ${currency}, ${number}, ${format}, ${from}, ${to}, ${openingMinor}, ${closingMinor},
      ${name}, ${sha256}, ${nth}, ${asJson(sql, problems)}, ${actorId}
    )
    on conflict do nothing`
  if (rows.count === 1) return { id, isNew: true }
  const [row] = await sql<{ id: string }[]>`
    select id from bank_statement where sha256 = ${sha256} and nth = ${nth}`
  return { id: row!.id, isNew: false }
}

/** How many lines that came with a statement are not among these. */
export async function countOthersOf(sql: Sql, statementId: string, keys: string[]) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from bank_line
    where statement_id = ${statementId} and dedupe <> all(${keys}::text[])`
  return row!.count
}

/** How many of these lines have the day and the amount of one that another CSV of the account brought before. */
export async function countAlike(sql: Sql, iban: string, ids: string[]) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from bank_line n
    where n.id = any(${ids}::uuid[]) and exists (
      select
      from bank_line l
      join bank_statement s on s.id = l.statement_id
      where l.booked_on = n.booked_on and l.amount_minor = n.amount_minor and l.statement_id <> n.statement_id
        and s.iban = ${iban} and s.format = 'csv'
    )`
  return row!.count
}

const atOnce = 5_000

/** Writes those lines that are not there yet; answers their ids. What went out is nobody’s payment. */
export async function insertLines(
  sql: Sql,
  statementId: string,
  currency: string,
  lines: (ReadLine & { dedupe: string })[],
): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < lines.length; from += atOnce) {
    const some = lines.slice(from, from + atOnce)
    const rows = await sql<{ id: string }[]>`
      insert into bank_line (
        id, statement_id, booked_on, amount_minor, currency, is_reversal, bank_ref, end_to_end, remittance,
        name, iban, dedupe, state, note
      )
      select id, ${statementId}::uuid, booked_on, amount_minor, ${currency}, is_reversal, bank_ref, end_to_end,
        remittance, name, iban, dedupe,
        case when amount_minor < 0 and not is_reversal then 'ignored' else 'open' end,
        case when amount_minor < 0 and not is_reversal then 'Went out' else '' end
      from unnest(
        ${some.map(() => newId())}::uuid[], ${some.map((line) => line.bookedOn)}::date[],
        ${some.map((line) => line.amountMinor)}::bigint[], ${some.map((line) => line.isReversal)}::boolean[],
        ${some.map((line) => line.bankRef)}::text[], ${some.map((line) => line.endToEnd)}::text[],
        ${some.map((line) => line.remittance)}::text[], ${some.map((line) => line.name)}::text[],
        ${some.map((line) => line.iban)}::text[], ${some.map((line) => line.dedupe)}::text[]
      ) l (id, booked_on, amount_minor, is_reversal, bank_ref, end_to_end, remittance, name, iban, dedupe)
      on conflict (dedupe) do nothing
      returning id`
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** How many of these lines are in which state. */
export async function countStatesOf(sql: Sql, ids: string[]) {
  return await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count
    from bank_line
    where id = any(${ids}::uuid[])
    group by state`
}

export type StatementRow = {
  id: string
  position: number
  number: string
  file: string
  format: BankStatement['format']
  from: string
  to: string
  openingMinor: number | null
  closingMinor: number | null
  currency: string
  lines: number
  at: Date
  by: string | null
  problems: StatementProblem[]
}

/** Newest first, those before a position. */
export async function selectStatements(
  sql: Sql,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<StatementRow[]> {
  return await sql<StatementRow[]>`
    select s.id, s.position, s.number, s.file_name as file, s.format, s.first_on::text as "from", s.last_on::text as "to",
      s.opening_minor as "openingMinor", s.closing_minor as "closingMinor", s.currency, s.at, u.name as by,
      s.problems, (select count(*)::int from bank_line l where l.statement_id = s.id) as lines
    from bank_statement s
    left join users u on u.id = s.actor_id
    ${before === undefined ? sql`` : sql`where s.position < ${before}`}
    order by s.position desc
    limit ${limit}`
}

/** The last day of which any statement tells, also of an account before. */
export async function selectEverOn(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select max(last_on)::text as day from bank_statement`
  return row?.day ?? null
}

/** The last day of which a statement of this account tells. */
export async function selectNewestOn(sql: Sql, iban: string): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select max(last_on)::text as day from bank_statement where iban = ${iban}`
  return row?.day ?? null
}

/**
 * Days between which a statement is missing: where one begins with what none closes with. Of days that another one covers
 * nothing can be said, and the first one begins with anything.
 */
export async function selectMissing(sql: Sql, iban: string) {
  return await sql<{ after: string | null; before: string; openingMinor: number }[]>`
    select distinct (
        select max(p.last_on)
        from bank_statement p
        where p.iban = s.iban and p.last_on <= s.first_on and (p.first_on, p.opening_minor) is distinct from (s.first_on, s.opening_minor)
      )::text as after, s.first_on::text as before, s.opening_minor as "openingMinor"
    from bank_statement s
    where s.iban = ${iban} and s.opening_minor is not null
      and exists (
        select
        from bank_statement p
        where p.iban = s.iban and p.opening_minor is not null and p.first_on < s.first_on
      )
      and not exists (
        select
        from bank_statement p
        where p.iban = s.iban and p.id <> s.id and (
          (p.closing_minor = s.opening_minor and p.last_on <= s.first_on)
          or (p.first_on < s.first_on and p.last_on > s.first_on)
        )
      )
    order by before
    limit 100`
}

/** What a statement is called, and of which days it tells. */
export async function selectStatement(sql: Sql, id: string) {
  const [row] = await sql<{ name: string; from: string; to: string }[]>`
    select file_name as name, first_on::text as "from", last_on::text as "to"
    from bank_statement
    where id = ${id}`
  return row ?? null
}

/** Locks the lines of a statement, and says of how many something was written down, or was returned by another. */
export async function selectSpent(sql: Sql, id: string): Promise<number> {
  await sql`select from bank_line where statement_id = ${id} order by id for update`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from bank_line l
    where l.statement_id = ${id} and (
      l.state = 'returned'
      or exists (select from bank_line r where r.returns = l.id)
      or exists (select from credit_entry e where e.bank_line_id = l.id)
      or exists (select from transfer_entry t where t.bank_line_id = l.id)
      or exists (select from refund r where r.bank_line_id = l.id)
    )`
  return row!.count
}

/** Deletes a statement with its lines, of which nothing was written down. Answers how many lines they were. */
export async function deleteStatement(sql: Sql, id: string): Promise<number> {
  await sql`
    delete from bank_suggestion
    where line_id in (select l.id from bank_line l where l.statement_id = ${id})
      or returns in (select l.id from bank_line l where l.statement_id = ${id})`
  const lines = await sql`delete from bank_line where statement_id = ${id}`
  await sql`delete from bank_statement where id = ${id}`
  return lines.count
}
