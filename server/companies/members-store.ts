import type { CompanyState } from '../../contract/companies/companies.ts'
import type { CompanyRole } from '../../contract/companies/rights.ts'
import type { Sql } from '../database/database.ts'

export type MemberRow = {
  id: string
  companyId: string
  userId: string
  name: string
  email: string
  roles: CompanyRole[]
  costCentreId: string | null
  since: Date
}

const columns = (sql: Sql) => sql`
  m.id, m.company_id as "companyId", m.user_id as "userId", u.name, u.email, m.roles,
  (select id from cost_centre where id = m.cost_centre_id and archived_at is null) as "costCentreId",
  m.since`

/** Who buys for a company now, by name. */
export async function selectMembers(sql: Sql, companyId: string): Promise<MemberRow[]> {
  return await sql<MemberRow[]>`
    select ${columns(sql)}
    from company_member m
    join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.ended_at is null
    order by u.name collate as_people, m.id`
}

/** Of which companies somebody is a member now, each locked in the order of their ids. */
export async function lockCompaniesOf(sql: Sql, userId: string) {
  return await sql<{ id: string; legalName: string; state: CompanyState }[]>`
    select c.id, c.legal_name as "legalName", c.state
    from company c
    where c.id in (select company_id from company_member where user_id = ${userId} and ended_at is null)
    order by c.id
    for no key update`
}

/** A member of now; the caller holds the company's lock. */
export async function selectMember(sql: Sql, companyId: string, id: string) {
  const [row] = await sql<MemberRow[]>`
    select ${columns(sql)}
    from company_member m
    join users u on u.id = m.user_id
    where m.id = ${id} and m.company_id = ${companyId} and m.ended_at is null`
  return row ?? null
}

export async function selectMemberOf(sql: Sql, companyId: string, userId: string) {
  const [row] = await sql<{ id: string }[]>`
    select id
    from company_member
    where company_id = ${companyId} and user_id = ${userId} and ended_at is null`
  return row ?? null
}

/** Whether somebody with this e-mail is a member now. */
export async function isMember(sql: Sql, companyId: string, email: string): Promise<boolean> {
  const rows = await sql`
    select
    from company_member m
    join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.ended_at is null and u.email = ${email}`
  return rows.count > 0
}

export async function insertMember(
  sql: Sql,
  member: { id: string; companyId: string; userId: string; roles: CompanyRole[] },
) {
  await sql`
    insert into company_member (id, company_id, user_id, roles)
    values (${member.id}, ${member.companyId}, ${member.userId}, ${member.roles})`
}

type MemberWish = Pick<MemberRow, 'roles' | 'costCentreId'>

export async function updateMember(sql: Sql, id: string, { roles, costCentreId }: MemberWish) {
  await sql`
    update company_member
    set roles = ${roles}, cost_centre_id = ${costCentreId}
    where id = ${id}`
}

/**
 * Ends a membership with all that it opened: tokens and keys that act for the company, which a later membership does not
 * bring back, and links to lists that nobody but its owner could end.
 */
export async function endMember(sql: Sql, id: string) {
  await sql`
    with ended as (
      update company_member
      set ended_at = now()
      where id = ${id} and ended_at is null
      returning company_id, user_id
    ), tokens as (
      delete from access_token t
      using ended e, session s
      where s.id = t.session_id and s.user_id = e.user_id and t.company_id = e.company_id
    ), keys as (
      update api_key k
      set revoked_at = now()
      from ended e
      where k.user_id = e.user_id and k.company_id = e.company_id and k.revoked_at is null
    )
    update list t
    set share_token = null
    from ended e
    where t.owner_id = e.user_id and t.company_id = e.company_id and not t.for_company`
}

/** How many lead a company's buying; the caller holds its lock. */
export async function countPurchasingAdmins(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from company_member
    where company_id = ${companyId} and ended_at is null and 'purchasing_admin' = any(roles)`
  return row?.count ?? 0
}

/** Members and open invitations. */
export async function countPeople(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select (
        select count(*) from company_member where company_id = ${companyId} and ended_at is null
      )::int + (
        select count(*)
        from company_invitation
        where company_id = ${companyId} and ended_at is null and expires_at > now()
      )::int as count`
  return row?.count ?? 0
}

export type InvitationRow = {
  id: string
  companyId: string
  company: string
  email: string
  roles: CompanyRole[]
  by: string
  expiresAt: Date
  memberId: string | null
  /** Whether it can be accepted still. */
  isOpen: boolean
}

const invitation = (sql: Sql) => sql`
  select i.id, i.company_id as "companyId", c.legal_name as company, i.email, i.roles,
    coalesce(u.name, '') as by, i.expires_at as "expiresAt", i.member_id as "memberId",
    i.ended_at is null and i.expires_at > now() and c.state in ('approved', 'suspended') as "isOpen"
  from company_invitation i
  join company c on c.id = i.company_id
  left join users u on u.id = i.invited_by`

export async function selectInvitations(sql: Sql, companyId: string): Promise<InvitationRow[]> {
  return await sql<InvitationRow[]>`
    ${invitation(sql)}
    where i.company_id = ${companyId} and i.ended_at is null and i.expires_at > now()
    order by i.id desc`
}

export async function selectInvitation(sql: Sql, hash: Buffer): Promise<InvitationRow | null> {
  const [row] = await sql<InvitationRow[]>`
    ${invitation(sql)}
    where i.token_hash = ${hash}`
  return row ?? null
}

export async function insertInvitation(
  sql: Sql,
  one: {
    id: string
    companyId: string
    email: string
    roles: CompanyRole[]
    hash: Buffer
    by: string
    days: number
  },
) {
  const [row] = await sql<{ expiresAt: Date }[]>`
    insert into company_invitation (id, company_id, email, roles, token_hash, invited_by, expires_at)
    values (
      ${one.id}, ${one.companyId}, ${one.email}, ${one.roles}, ${one.hash}, ${one.by},
      now() + make_interval(days => ${one.days})
    )
    returning expires_at as "expiresAt"`
  return row!.expiresAt
}

/** Ends what is open of an address in a company. */
export async function endInvitationsTo(sql: Sql, companyId: string, email: string) {
  await sql`
    update company_invitation
    set ended_at = now()
    where company_id = ${companyId} and email = ${email} and ended_at is null`
}

/** Ends an invitation, accepted as `memberId` or withdrawn. Answers to whom it was, undefined where it was over. */
export async function endInvitation(
  sql: Sql,
  companyId: string,
  id: string,
  memberId: string | null,
) {
  const [row] = await sql<{ email: string }[]>`
    update company_invitation
    set ended_at = now(), member_id = ${memberId}
    where id = ${id} and company_id = ${companyId} and ended_at is null
    returning email`
  return row?.email
}
