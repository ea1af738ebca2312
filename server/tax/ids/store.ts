import type { TaxCheckResult } from '../../../contract/tax/tax-ids.ts'
import type { Sql } from '../../database/database.ts'

export type CheckRow = {
  id: string
  number: string
  result: TaxCheckResult
  source: 'vies' | 'hand'
  consultationNo: string
  name: string
  address: string
  note: string
  by: string | null
  at: Date
}

/** The last definite answer of a number that a company has. */
const lastAnswer = (sql: Sql) => sql`
  select result, source, at
  from tax_check
  where company_id = c.id and number = c.tax_number and result <> 'unknown'
  order by position desc
  limit 1`

export type StandRow = {
  taxId: string
  number: string
  country: string
  result: 'valid' | 'invalid' | null
  source: 'vies' | 'hand' | null
  /** Of when it is; a register's holds for 90 days. */
  isFresh: boolean | null
}

/** The number of a company with its last answer: two rows by their indexes. */
export async function selectStand(sql: Sql, companyId: string): Promise<StandRow | null> {
  const [row] = await sql<StandRow[]>`
    select c.tax_id as "taxId", c.tax_number as number, c.country, k.result, k.source,
      k.at > now() - interval '90 days' as "isFresh"
    from company c
    left join lateral (${lastAnswer(sql)}) k on true
    where c.id = ${companyId}`
  return row ?? null
}

/** What was said of a company's numbers, newest first. */
export async function selectChecks(sql: Sql, companyId: string, most: number): Promise<CheckRow[]> {
  return await sql<CheckRow[]>`
    select k.id, k.number, k.result, k.source, k.consultation_no as "consultationNo", k.name, k.address, k.note,
      u.name as by, k.at
    from tax_check k
    left join users u on u.id = k.actor_id
    where k.company_id = ${companyId}
    order by k.position desc
    limit ${most}`
}

type NewCheck = Omit<CheckRow, 'by' | 'at'> & { companyId: string; actorId: string | null }

export async function insertCheck(sql: Sql, one: NewCheck): Promise<void> {
  await sql`
    insert into tax_check (
      id, company_id, number, result, source, consultation_no, name, address, note, actor_id
    )
    values (
      ${one.id}, ${one.companyId}, ${one.number}, ${one.result}, ${one.source}, ${one.consultationNo},
      ${one.name}, ${one.address}, ${one.note}, ${one.actorId}
    )`
}

/**
 * What was said last of a number of a company: definitely, and at all. The caller holds the company's lock.
 * `isOfAdminSince`: an admin decided it after that moment. `isUnknownOfToday`: not to be written again, the register being silent for hours.
 */
export async function selectLast(
  sql: Sql,
  companyId: string,
  number: string,
  since: string | null,
) {
  const [row] = await sql<
    {
      result: 'valid' | 'invalid' | null
      isOfAdminSince: boolean
      isUnknownOfToday: boolean
    }[]
  >`
    select d.result,
      coalesce(d.source = 'hand' and d.at > ${since}::timestamptz, false) as "isOfAdminSince",
      coalesce(l.result = 'unknown' and l.at > now() - interval '23 hours', false) as "isUnknownOfToday"
    from (select 1) one
    left join lateral (
      select result, source, at
      from tax_check
      where company_id = ${companyId} and number = ${number} and result <> 'unknown'
      order by position desc
      limit 1
    ) d on true
    left join lateral (
      select result, at
      from tax_check
      where company_id = ${companyId} and number = ${number}
      order by position desc
      limit 1
    ) l on true`
  return row!
}

/** An asker that died is nobody after so long, which is longer than an answer is waited for. */
const ended = '30 seconds'

/**
 * Takes it upon itself to ask of a number; null where somebody asks of it at the moment, or for the clock did within ten
 * minutes. Answers when it began.
 */
export async function claimAsk(
  sql: Sql,
  { companyId, number, byClock }: { companyId: string; number: string; byClock: boolean },
): Promise<string | null> {
  const [row] = await sql<{ at: string }[]>`
    insert into tax_ask (company_id, number)
    values (${companyId}, ${number})
    on conflict (company_id) do update
    set number = excluded.number, at = now()
    where tax_ask.number <> excluded.number
      or tax_ask.at < now() - ${byClock ? '10 minutes' : ended}::interval
    returning at::text`
  return row?.at ?? null
}

/** Whoever asked at that moment has an answer: others may ask from now on. */
export async function endAsk(sql: Sql, companyId: string, at: string): Promise<void> {
  await sql`
    update tax_ask
    set at = at - ${ended}::interval
    where company_id = ${companyId} and at = ${at}::timestamptz`
}

/**
 * Companies of whose number the register is to be asked: those without an answer that holds, and once a day those whose answer
 * will be too old in a month. What an admin decided stays.
 * Those come first that were asked of longest ago.
 */
export async function selectDue(sql: Sql): Promise<{ id: string; number: string }[]> {
  return await sql<{ id: string; number: string }[]>`
    select c.id, c.tax_number as number
    from company c
    left join lateral (${lastAnswer(sql)}) d on true
    left join lateral (
      select at
      from tax_check
      where company_id = c.id and number = c.tax_number
      order by position desc
      limit 1
    ) l on true
    left join tax_ask a on a.company_id = c.id
    where c.tax_number <> '' and c.state in ('applied', 'approved') and d.source is distinct from 'hand'
      and (
        d.at is null or d.at < now() - interval '90 days'
        or (d.at < now() - interval '60 days' and l.at < now() - interval '23 hours')
      )
    order by a.at nulls first, c.id`
}

export async function updateTaxId(sql: Sql, companyId: string, taxId: string): Promise<void> {
  await sql`
    update company
    set tax_id = ${taxId}
    where id = ${companyId}`
}
