import { hash, randomBytes } from 'node:crypto'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { membersUpTo } from '../../contract/companies/companies.ts'
import { invitationDays } from '../../contract/companies/members.ts'
import { companyRoles, roleWords } from '../../contract/companies/rights.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../mail/index.ts'
import type { Shop, User } from '../shop.ts'
import { requireApproved } from './acting-for.ts'
import {
  countPeople,
  endInvitation,
  endInvitationsTo,
  type InvitationRow,
  insertInvitation,
  insertMember,
  isMember,
  selectInvitation,
  selectInvitations,
  selectMemberOf,
} from './members-store.ts'
import { actingCompany, lockOwnCompany } from './own-company.ts'
import { lockCompany } from './store.ts'

/** Only a hash of a link's token is stored. */
const hashOf = (token: string) => hash('sha256', token, 'buffer')

/** Invites somebody by mail; whoever opens the link has to prove the address that it went to. */
export async function invite(
  shop: Shop,
  caller: User,
  { email, roles: wanted }: Input<Calls['invite']>,
): Promise<Output<Calls['invite']>> {
  const roles = companyRoles.filter((role) => wanted.includes(role))
  const [id, token] = [newId(), randomBytes(32).toString('base64url')]
  await shop.database.transaction(async (sql) => {
    const company = await lockOwnCompany(sql, caller)
    requireApproved(company)
    if (await isMember(sql, company._id, email)) throw new Refusal('already_member', { email })
    await endInvitationsTo(sql, company._id, email)
    if ((await countPeople(sql, company._id)) >= membersUpTo)
      throw new Refusal('company_full', { max: membersUpTo })
    const expiresAt = await insertInvitation(sql, {
      id,
      companyId: company._id,
      email,
      roles,
      hash: hashOf(token),
      by: caller.id,
      days: invitationDays,
    })
    await writeAudit(sql, caller.id, 'company-invited', company._id, {
      after: { email, roles: roles.join(' ') },
    })
    await queueMail(shop, sql, {
      event: `company-invitation:${id}`,
      kind: 'company-invitation',
      to: email,
      values: {
        company: company.name,
        by: caller.name,
        expiresAt: expiresAt.toISOString(),
        roles: roles.map((role) => roleWords[role].name),
        url: `${shop.config.publicUrl}/invitations/${token}`,
      },
    })
  })
  return { insertedId: id }
}

export async function listInvitations(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listInvitations']>> {
  const rows = await selectInvitations(database.sql, actingCompany(caller)._id)
  const items = rows.map(({ id, email, roles, by, expiresAt }) => ({
    _id: id,
    email,
    roles,
    by,
    expiresAt: expiresAt.toISOString(),
  }))
  return { items, next: null, total: items.length }
}

export async function withdrawInvitation(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['withdrawInvitation']>,
): Promise<Output<Calls['withdrawInvitation']>> {
  return await database.transaction(async (sql) => {
    const { _id } = await lockOwnCompany(sql, caller)
    const email = await endInvitation(sql, _id, id, null)
    if (email === undefined) throw new Refusal('not_found')
    await writeAudit(sql, caller.id, 'company-invitation-withdrawn', _id, { before: { email } })
    return { deletedCount: 1 }
  })
}

/** What the link tells. One that is used, withdrawn or late is told apart from one that never was by nobody. */
export async function getInvitation(
  { database }: Shop,
  _caller: unknown,
  { token }: Input<Calls['getInvitation']>,
): Promise<Output<Calls['getInvitation']>> {
  const found = await selectInvitation(database.sql, hashOf(token))
  if (!found?.isOpen) throw new Refusal('invalid_link')
  const { company, by, roles, expiresAt } = found
  return { company, by, roles, expiresAt: expiresAt.toISOString() }
}

/** Makes its member of whoever proves the invited address. Of many at once one does it; the others are told the same. */
export async function acceptInvitation(
  { database }: Shop,
  caller: User,
  { token }: Input<Calls['acceptInvitation']>,
): Promise<Output<Calls['acceptInvitation']>> {
  const found = await selectInvitation(database.sql, hashOf(token))
  if (!found) throw new Refusal('invalid_link')
  const { companyId } = found
  return await database.transaction(async (sql) => {
    await lockCompany(sql, companyId)
    const invitation = await selectInvitation(sql, hashOf(token))
    requireInvited(invitation, caller)
    const before = await selectMemberOf(sql, companyId, caller.id)
    if (!invitation.isOpen) {
      // accepted by the same person before: nothing is left to do
      if (before && before.id === invitation.memberId) return { companyId, memberId: before.id }
      throw new Refusal('invalid_link')
    }
    const memberId = before?.id ?? newId()
    const { roles } = invitation
    if (!before) await insertMember(sql, { id: memberId, companyId, userId: caller.id, roles })
    await endInvitation(sql, companyId, invitation.id, memberId)
    await writeAudit(sql, caller.id, 'company-joined', companyId, {
      after: { member: caller.email, roles: roles.join(' ') },
    })
    return { companyId, memberId }
  })
}

function requireInvited(
  invitation: InvitationRow | null,
  caller: User,
): asserts invitation is InvitationRow {
  if (!invitation) throw new Refusal('invalid_link')
  if (caller.isAdmin) throw new Refusal('admin_no_member')
  if (invitation.email !== caller.email || !caller.isConfirmed) throw new Refusal('not_invited')
}
