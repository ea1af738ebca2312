import { expect } from 'vitest'
import type { CreditAccount, DueInvoice } from '../contract/companies/credit.ts'
import { openCompany, read } from './companies.fixture.ts'
import type { TestShop } from './open-test-shop.ts'
import { addTestPart } from './orders.fixture.ts'
import type { TestUser } from './test-user.ts'

type Shop = Pick<TestShop, 'publicUrl' | 'sql' | 'database' | 'buyer'>

/** What a company does with its account, by its founder and by the seller. */
export type CreditCompany = Awaited<ReturnType<typeof openCreditCompany>>

/** A company that buys on account, and a part at 100.00 of which it can order. */
export async function openCreditCompany(
  shop: Shop,
  admin: TestUser,
  name: string,
  terms: object = {},
) {
  const company = await openCompany(shop, admin, await shop.buyer(`Founder of ${name}`), name)
  const { id, founder } = company
  const path = `/companies/${id}/account`
  const opened = await admin.call('PATCH', path, { limit: 10_000, ...terms })
  expect(opened.status).toBe(200)
  const partId = await addTestPart(shop, { name: `Part of ${name}`, quantity: 1_000_000 })

  const order = (pieces: number, more: object = {}, who = founder) =>
    who.call('POST', '/orders', {
      lines: [{ partsId: partId, quantity: pieces, price: pieces * 100 }],
      address: '1 Test Street',
      number: '0123456789',
      method: 'account',
      ...more,
    })
  return {
    ...company,
    path,
    partId,
    order,
    /** Places an order on account; answers its id. */
    ordered: async (pieces: number, who = founder) =>
      (await read<{ insertedId: string }>(order(pieces, {}, who))).insertedId,
    account: () => read<CreditAccount>(admin.call('GET', path)),
    invoices: (state = '') =>
      read<DueInvoice[]>(admin.call('GET', `${path}/invoices${state && `?state=${state}`}`)),
    pay: (amount: number, more: object = {}) =>
      admin.call('POST', `${path}/payments`, { amount, receivedOn: '2026-01-31', ...more }),
  }
}

/** Releases an order and ships pieces of it, all that are open when none are named. */
export async function ship(admin: TestUser, id: string, pieces?: number) {
  // it may be released already
  await admin.call('PATCH', `/order-release/${id}`)
  const lines = pieces === undefined ? {} : { lines: [{ position: 1, quantity: pieces }] }
  const shipped = await admin.call('POST', `/order/${id}/shipments`, lines)
  expect(shipped.status, await shipped.clone().text()).toBe(200)
}

/** Moves the due day of a company's invoices: they are overdue by so many days. */
export async function makeOverdue({ sql }: Pick<TestShop, 'sql'>, companyId: string, days: number) {
  await sql`
    update credit_open
    set due_on = shop_day() - ${days}::int
    where company_id = ${companyId} and side = 'debit'`
  await sql`
    update credit_entry
    set due_on = shop_day() - ${days}::int
    where company_id = ${companyId} and kind = 'invoice'`
}
