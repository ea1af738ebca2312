import type { CompanyState, Invoicing } from '../../contract/companies/companies.ts'
import type { CompanyRole } from '../../contract/companies/rights.ts'
import { containing, type Sql } from '../database/database.ts'

export type CompanyRow = {
  id: string
  number: number
  legalName: string
  country: string
  registrationNumber: string
  taxId: string
  address: string
  phone: string
  note: string
  state: CompanyState
  stateNote: string
  poRequired: boolean
  invoicing: Invoicing
  appliedBy: string | null
  createdAt: Date
}
export type ListedRow = CompanyRow & { members: number; orders: number }

const columns = (sql: Sql) => sql`
  c.id, c.number, c.legal_name as "legalName", c.country, c.registration_no as "registrationNumber",
  c.tax_id as "taxId", c.address, c.phone, c.note, c.state, c.state_note as "stateNote",
  c.po_required as "poRequired", json_build_object(
    'format', c.invoice_format, 'email', c.invoice_email, 'electronicAddress', c.electronic_address,
    'reference', c.buyer_reference
  ) as invoicing, c.applied_by as "appliedBy", c.created_at as "createdAt"`

const counts = (sql: Sql) => sql`
  (select count(*)::int from company_member m where m.company_id = c.id and m.ended_at is null) as members,
  (select count(*)::int from orders o where o.company_id = c.id and o.status <> 'cancelled') as orders`

/** Applications of one person come one after the other: they are counted. */
export async function countApplications(sql: Sql, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications of ${userId}`}, 0))`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from company
    where applied_by = ${userId} and state = 'applied'`
  return row?.count ?? 0
}

type NewCompany = Pick<
  CompanyRow,
  | 'id'
  | 'legalName'
  | 'country'
  | 'registrationNumber'
  | 'taxId'
  | 'address'
  | 'phone'
  | 'note'
  | 'appliedBy'
>

export async function insertCompany(sql: Sql, one: NewCompany): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    insert into company (id, legal_name, country, registration_no, tax_id, address, phone, note, applied_by)
    values (
      ${one.id}, ${one.legalName}, ${one.country}, ${one.registrationNumber}, ${one.taxId}, ${one.address},
      ${one.phone}, ${one.note}, ${one.appliedBy}
    )
    returning number`
  return row!.number
}

export async function selectCompany(sql: Sql, id: string): Promise<ListedRow | null> {
  const [row] = await sql<ListedRow[]>`
    select ${columns(sql)}, ${counts(sql)}
    from company c
    where c.id = ${id}`
  return row ?? null
}

/** A company, locked until the transaction ends: whoever changes it, its members or invitations holds this first. */
export async function lockCompany(sql: Sql, id: string): Promise<CompanyRow | null> {
  const [row] = await sql<CompanyRow[]>`
    select ${columns(sql)}
    from company c
    where c.id = ${id}
    for no key update`
  return row ?? null
}

/** Others of the same country with its registration number or tax id. */
export async function selectAlike(
  sql: Sql,
  { id, country, registrationNumber, taxId }: CompanyRow,
): Promise<CompanyRow[]> {
  return await sql<CompanyRow[]>`
    select ${columns(sql)}
    from company c
    where c.country = ${country} and c.id <> ${id}
      and (lower(c.registration_no) = lower(${registrationNumber})
        or (${taxId} <> '' and lower(c.tax_id) = lower(${taxId})))
    order by c.number
    limit 20`
}

export async function updateState(sql: Sql, id: string, state: CompanyState, note: string) {
  await sql`
    update company
    set state = ${state}, state_note = ${note}, state_at = now()
    where id = ${id}`
}

/** Writes how a company orders and is invoiced; answers whether anything is another than it was. */
export async function updateCompany(
  sql: Sql,
  id: string,
  { poRequired, invoicing }: Pick<CompanyRow, 'poRequired' | 'invoicing'>,
): Promise<boolean> {
  const { format, email, electronicAddress, reference } = invoicing
  const rows = await sql`
    update company
    set po_required = ${poRequired}, invoice_format = ${format}, invoice_email = ${email},
      electronic_address = ${electronicAddress}, buyer_reference = ${reference}
    where id = ${id}
      and (po_required, invoice_format, invoice_email, electronic_address, buyer_reference)
        is distinct from (${poRequired}::boolean, ${format}, ${email}, ${electronicAddress}, ${reference})`
  return rows.count > 0
}

/** How a company is invoiced, and what invoices say of it; null when there is none. */
export async function selectInvoiced(sql: Sql, id: string) {
  const [row] = await sql<(Pick<CompanyRow, 'country' | 'registrationNumber'> & Invoicing)[]>`
    select country, registration_no as "registrationNumber", invoice_format as format,
      invoice_email as email, electronic_address as "electronicAddress", buyer_reference as reference
    from company
    where id = ${id}`
  return row ?? null
}

export type CompanyFilter = { q: string; state?: CompanyState[] | undefined }

const orderings = {
  newest: 'c.id desc',
  name: 'c.legal_name collate as_people, c.id desc',
  '-name': 'c.legal_name collate as_people desc, c.id desc',
} as const
export type CompanySort = keyof typeof orderings

function matches(sql: Sql, { q, state }: CompanyFilter) {
  const pattern = containing(q)
  const number = /^C-?(\d{1,12})$/i.exec(q)?.[1]
  return sql`
    ${state?.length ? sql`c.state = any(${state})` : sql`true`}
    ${
      q
        ? sql`and (lower(c.legal_name) like ${pattern} or lower(c.registration_no) like ${pattern}
      or lower(c.tax_id) like ${pattern} or c.number = ${number === undefined ? -1 : Number(number)})`
        : sql``
    }`
}

export async function selectCompanies(
  sql: Sql,
  filter: CompanyFilter,
  {
    sort,
    from,
    limit,
    before,
  }: { sort: CompanySort; from: number; limit: number; before?: string | undefined },
): Promise<ListedRow[]> {
  return await sql<ListedRow[]>`
    select ${columns(sql)}, ${counts(sql)}
    from company c
    where ${matches(sql, filter)}
      ${before ? sql`and c.id < ${before}` : sql``}
    order by ${sql.unsafe(orderings[sort])}
    offset ${from}
    limit ${limit}`
}

export async function countCompanies(
  sql: Sql,
  filter: CompanyFilter,
  most: number,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select 1 from company c where ${matches(sql, filter)} limit ${most}) found`
  return row?.count ?? 0
}

export type MembershipRow = {
  id: string
  companyId: string
  number: number
  legalName: string
  state: CompanyState
  stateNote: string
  roles: CompanyRole[]
  since: Date
}

/** The companies of somebody, by name. */
export async function selectMemberships(sql: Sql, userId: string): Promise<MembershipRow[]> {
  return await sql<MembershipRow[]>`
    select m.id, c.id as "companyId", c.number, c.legal_name as "legalName", c.state,
      c.state_note as "stateNote", m.roles, m.since
    from company_member m
    join company c on c.id = m.company_id
    where m.user_id = ${userId} and m.ended_at is null
    order by c.legal_name collate as_people, c.id`
}
