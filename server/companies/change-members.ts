import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { companyRoles, roleWords } from '../../contract/companies/rights.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../mail/index.ts'
import type { Shop, User } from '../shop.ts'
import { requireRight } from './acting-for.ts'
import { bookedTo } from './booked-to.ts'
import {
  countPurchasingAdmins,
  endMember,
  lockCompaniesOf,
  type MemberRow,
  selectMember,
  selectMemberOf,
  selectMembers,
  updateMember,
} from './members-store.ts'
import { lockOwnCompany } from './own-company.ts'

/** Gives a member other roles, or another cost centre. The last purchasing admin keeps that role. */
export async function changeMember(
  shop: Shop,
  caller: User,
  { id, ...wish }: Input<Calls['changeMember']>,
): Promise<Output<Calls['changeMember']>> {
  return await shop.database.transaction(async (sql) => {
    const company = await lockOwnCompany(sql, caller)
    const member = await selectMember(sql, company._id, id)
    if (!member) throw new Refusal('not_found')
    const { roles: wanted = member.roles, costCentreId = member.costCentreId } = wish
    const roles = companyRoles.filter((role) => wanted.includes(role))
    if (wish.costCentreId) await bookedTo(sql, company, wish.costCentreId)
    const before = factsOf(member)
    const after = factsOf({ roles, costCentreId })
    if (isDeepStrictEqual(before, after)) return { modifiedCount: 0 }
    await updateMember(sql, id, { roles, costCentreId })
    await requirePurchasingAdmin(sql, company)
    const { email } = member
    await writeAudit(sql, caller.id, 'company-member', company._id, {
      member: email,
      before,
      after,
    })
    if (before.roles !== after.roles)
      await queueMail(shop, sql, {
        event: `company-roles:${id}:${newId()}`,
        kind: 'company-roles',
        to: email,
        values: {
          name: member.name,
          company: company.name,
          by: caller.name,
          roles: roles.map((role) => roleWords[role].name),
        },
      })
    return { modifiedCount: 1 }
  })
}

const factsOf = ({ roles, costCentreId }: Pick<MemberRow, 'roles' | 'costCentreId'>) => ({
  roles: roles.toSorted().join(' '),
  costCentre: costCentreId ?? 'none',
})

/** Ends a membership: whoever leads the buying ends any, everybody their own. Who leads the buying is told too. */
export async function removeMember(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['removeMember']>,
): Promise<Output<Calls['removeMember']>> {
  await shop.database.transaction(async (sql) => {
    const company = await lockOwnCompany(sql, caller, null)
    if (id !== company.memberId) requireRight(company, 'manage')
    const member = await selectMember(sql, company._id, id)
    if (!member) throw new Refusal('not_found')
    await end(shop, sql, { company, member, isBuying: true, by: caller })
  })
  return { deletedCount: 1 }
}

/** Ends all memberships of somebody who becomes an admin of the shop: those do not buy. `by` is who does that. */
export async function endMembershipsOf(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  userId: string,
  by: { id: string | null; name: string },
) {
  for (const { id, legalName, state } of await lockCompaniesOf(sql, userId)) {
    const isBuying = state === 'approved' || state === 'suspended'
    const own = await selectMemberOf(sql, id, userId)
    const member = own && (await selectMember(sql, id, own.id))
    if (member)
      await end(shop, sql, { company: { _id: id, name: legalName }, member, isBuying, by })
  }
}

type Named = { _id: string; name: string }
type Ending = {
  company: Named
  member: MemberRow
  /** Whether the company was ever approved. */
  isBuying: boolean
  by: { id: string | null; name: string }
}

/** In the transaction that holds the company's lock. An application may lose everybody: it cannot be approved then. */
async function end(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  { company, member, isBuying, by }: Ending,
) {
  await endMember(sql, member.id)
  if (isBuying) await requirePurchasingAdmin(sql, company)
  await writeAudit(sql, by.id, 'company-member-ended', company._id, {
    member: member.email,
    before: { roles: member.roles.join(' ') },
  })
  const left = await selectMembers(sql, company._id)
  const leading = left.filter(({ roles }) => roles.includes('purchasing_admin'))
  for (const { email, name } of [member, ...leading])
    await queueMail(shop, sql, {
      event: `company-member-ended:${member.id}:${email}`,
      kind: 'company-member-ended',
      to: email,
      values: {
        name,
        company: company.name,
        member: member.name,
        isOwn: email === member.email,
        by: by.id === member.userId ? '' : by.name,
      },
    })
}

/** After a change, in its transaction: no company is left without somebody who leads its buying. */
async function requirePurchasingAdmin(sql: Sql, { _id, name }: Named) {
  if ((await countPurchasingAdmins(sql, _id)) === 0)
    throw new Refusal('last_purchasing_admin', { company: name })
}
