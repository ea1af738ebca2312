import type { CertificateState } from '../../../contract/tax/certificates.ts'
import type { TaxedSale } from '../../../contract/tax/decide-tax.ts'
import type { Sql } from '../../database/database.ts'

export type CertificateRow = {
  id: string
  companyId: string
  country: string
  regions: string[]
  number: string
  reason: string
  startsOn: string
  endsOn: string | null
  state: CertificateState
  holds: boolean
  note: string
  type: string
  at: Date
}

const holdsToday = (sql: Sql) => sql`
  (t.state = 'accepted' and t.starts_on <= shop_day() and (t.ends_on is null or t.ends_on >= shop_day()))`

const columns = (sql: Sql) => sql`
  t.id, t.company_id as "companyId", t.country, t.regions, t.number, t.reason,
  t.starts_on::text as "startsOn", t.ends_on::text as "endsOn", t.state, ${holdsToday(sql)} as holds, t.note,
  t.file_type as type, t.at`

/** Those that were accepted and hold today in the shop's time zone, for the tax of what a company buys. Every order asks it. */
export async function certificatesOf(
  sql: Sql,
  companyId: string | null,
): Promise<TaxedSale['certificates']> {
  if (companyId === null) return []
  return await sql<TaxedSale['certificates']>`
    select t.country, t.regions, t.number
    from tax_certificate t
    where t.company_id = ${companyId} and ${holdsToday(sql)}
    order by t.id`
}

/** The certificates of a company, newest first, without the documents. */
export async function selectCertificates(sql: Sql, companyId: string): Promise<CertificateRow[]> {
  return await sql<CertificateRow[]>`
    select ${columns(sql)}
    from tax_certificate t
    where t.company_id = ${companyId}
    order by t.id desc
    limit 500`
}

export async function selectCertificate(sql: Sql, id: string): Promise<CertificateRow | null> {
  const [row] = await sql<CertificateRow[]>`
    select ${columns(sql)}
    from tax_certificate t
    where t.id = ${id}`
  return row ?? null
}

/** Those of a company that wait, by their documents. The caller holds the company's lock. */
export async function selectAsked(sql: Sql, companyId: string): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; hash: string }[]>`
    select id, file_hash as hash
    from tax_certificate
    where company_id = ${companyId} and state = 'asked'`
  return new Map(rows.map(({ id, hash }) => [hash, id]))
}

export type NewCertificate = Pick<
  CertificateRow,
  'id' | 'companyId' | 'country' | 'regions' | 'number' | 'reason' | 'startsOn' | 'endsOn'
> & { file: Uint8Array; type: string; hash: string; askedBy: string }

export async function insertCertificate(sql: Sql, one: NewCertificate): Promise<void> {
  await sql`
    insert into tax_certificate (
      id, company_id, country, regions, number, reason, starts_on, ends_on, file, file_type, file_hash, asked_by
    )
    values (
      ${one.id}, ${one.companyId}, ${one.country}, ${one.regions}, ${one.number}, ${one.reason},
      ${one.startsOn}, ${one.endsOn}, ${Buffer.from(one.file)}, ${one.type}, ${one.hash}, ${one.askedBy}
    )`
}

/** The document of a certificate, with whose it is. */
export async function selectDocument(sql: Sql, id: string) {
  const [row] = await sql<{ companyId: string; number: string; file: Uint8Array; type: string }[]>`
    select company_id as "companyId", number, file, file_type as type
    from tax_certificate
    where id = ${id}`
  return row ?? null
}

export async function updateCertificate(
  sql: Sql,
  one: { id: string; state: 'accepted' | 'refused'; note: string; decidedBy: string },
): Promise<void> {
  await sql`
    update tax_certificate
    set state = ${one.state}, note = ${one.note}, decided_by = ${one.decidedBy}, decided_at = now()
    where id = ${one.id}`
}

/** Takes the reminders that are due of certificates that end, each once: in 30 days, in 7. Of one that ends sooner, the last. */
export async function takeReminders(sql: Sql) {
  return await sql<{ id: string; companyId: string; number: string; endsOn: string }[]>`
    with due as (
      insert into tax_certificate_reminder (certificate_id, days)
      select id, case when ends_on - shop_day() <= 7 then 7 else 30 end
      from tax_certificate
      where state = 'accepted' and ends_on between shop_day() and shop_day() + 30
      on conflict do nothing
      returning certificate_id
    )
    select t.id, t.company_id as "companyId", t.number, t.ends_on::text as "endsOn"
    from due
    join tax_certificate t on t.id = due.certificate_id
    order by t.company_id, t.id`
}
