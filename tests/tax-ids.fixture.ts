import type { ShownTaxId } from '../contract/tax/tax-ids.ts'
import { work } from '../server/jobs/work.ts'
import { taxIdOf } from '../server/tax/index.ts'
import { read } from './companies.fixture.ts'
import type { TestShop } from './open-test-shop.ts'
import type { TestUser } from './test-user.ts'

/** Changes how the sandbox's register answers, or which numbers it does not know. */
export async function changeRegister(
  { sandbox }: Pick<TestShop, 'sandbox'>,
  form: { manner: 'up' | 'slow' | 'down' | 'wrong' } | { refused: string },
) {
  const [[what, value] = ['', '']] = Object.entries(form)
  const body = new URLSearchParams(what === 'refused' ? { numbers: value } : form)
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/vies/${what}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`the register answered ${answer.status}`)
}

/** What the sandbox's register was asked, newest first. */
export const askedOfRegister = async ({ sandbox }: Pick<TestShop, 'sandbox'>) =>
  (await (await fetch(`http://127.0.0.1:${sandbox.port}/vies/asked`)).json()) as {
    number: string
    asker: string
    answer: string
  }[]

/** Works off what was put on the queue to be asked, where jobs are not run. */
export async function workOffAsks({ sql, shop }: Pick<TestShop, 'sql' | 'shop'>) {
  const jobs = await sql<{ data: { companyId: string; byClock: boolean } }[]>`
    delete from pgboss.job
    where name = 'check-tax-id' and state = 'created'
    returning data`
  for (const { data } of jobs) await work['check-tax-id'](shop, data)
  return jobs.length
}

/** What its orders are taxed by. */
export const taxedBy = ({ sql }: Pick<TestShop, 'sql'>, companyId: string) =>
  taxIdOf(sql, companyId)

/** Makes everything that was asked and said of a company's numbers so many days older. */
export async function ageChecks({ sql }: Pick<TestShop, 'sql'>, companyId: string, days: number) {
  await sql`
    update tax_check set at = at - ${days} * interval '1 day' where company_id = ${companyId}`
  await sql`
    update tax_ask set at = at - ${days} * interval '1 day' where company_id = ${companyId}`
}

export const shownTaxId = (admin: TestUser, companyId: string) =>
  read<ShownTaxId>(admin.call('GET', `/companies/${companyId}/tax-id`))
