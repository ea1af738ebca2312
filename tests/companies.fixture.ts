import type { CompanyRole } from '../contract/companies/rights.ts'
import type { TestShop } from './open-test-shop.ts'
import { actFor, type TestUser } from './test-user.ts'

/** What an application says. */
export const applicationOf = (legalName: string) => ({
  legalName,
  country: 'DE',
  registrationNumber: `HRB ${legalName}`,
  taxId: 'DE123456788',
  address: 'Long Street 12\n10115 Berlin',
  phone: '+49 30 1234567',
  note: '',
})

type Shop = Pick<TestShop, 'publicUrl' | 'sql'>

/** A company that somebody applied for and an admin approved; `founder` acts for it. */
export async function openCompany(shop: Shop, admin: TestUser, founder: TestUser, name: string) {
  const applied = await founder.call('POST', '/companies', applicationOf(name))
  const { insertedId: id } = (await applied.json()) as { insertedId: string }
  const decided = await admin.call('PATCH', `/companies/${id}`, { state: 'approved' })
  if (!decided.ok) throw new Error(`approving answered ${decided.status} ${await decided.text()}`)
  return { id, founder: await actFor(shop.publicUrl, founder, id) }
}

/** The newest link by which somebody was invited, as its mail has it. */
export async function invitationTo({ sql }: Pick<TestShop, 'sql'>, email: string): Promise<string> {
  const [mail] = await sql<{ url: string }[]>`
    select values->>'url' as url
    from mail
    where recipient = ${email} and kind = 'company-invitation'
    order by id desc
    limit 1`
  return mail!.url.split('/').at(-1)!
}

/** Invites somebody, who accepts and acts for the company from then on. */
export async function join(
  shop: Shop,
  { id, founder }: { id: string; founder: TestUser },
  user: TestUser,
  roles: CompanyRole[],
): Promise<TestUser> {
  const invited = await founder.call('POST', '/company/invitations', { email: user.email, roles })
  if (!invited.ok) throw new Error(`inviting answered ${invited.status} ${await invited.text()}`)
  const token = await invitationTo(shop, user.email)
  const accepted = await user.call('POST', `/invitations/${token}/accept`)
  if (!accepted.ok) throw new Error(`accepting answered ${accepted.status}`)
  return await actFor(shop.publicUrl, user, id)
}

/** The JSON of an answer. */
export const read = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T

/** The status of an answer, and the code of what it refuses. */
export async function told(asked: Promise<Response>): Promise<[number, string | undefined]> {
  const answer = await asked
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return [answer.status, code]
}

/** The membership of somebody in the company for which its founder acts. */
export async function memberId(founder: TestUser, { email }: TestUser): Promise<string> {
  const members = await read<{ _id: string; email: string }[]>(
    founder.call('GET', '/company/members'),
  )
  return members.find((one) => one.email === email)!._id
}
