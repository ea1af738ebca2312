import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { drawnOn } from '../documents/drawn-on.fixture.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LOCALE: 'de-DE' },
  })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

test('business: 5 a statement is a paper with opening and closing balance, entries and ageing, for who pays', async () => {
  const one = await openCreditCompany(shop, admin, 'Stated')
  for (const pieces of [10, 20]) await ship(admin, await one.ordered(pieces))
  const [first, second] = (await one.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  // the first is an invoice of January, and its payment of February
  await makeOverdue(shop, one.id, 40)
  await shop.sql`
    update credit_entry
    set day = '2026-01-15'
    where invoice_number = (select min(invoice_number) from credit_entry where company_id = ${one.id})`
  await one.pay(400, { invoices: [first], receivedOn: '2026-02-10', reference: 'BANK-1' })
  await one.founder.call('POST', `/invoices/${second}/disputes`, { reason: 'Two are missing' })
  const paper = async (query = '', who = one.founder) => {
    const answer = await who.call('GET', `/account/statement/pdf${query}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    return drawnOn(Buffer.from(await answer.arrayBuffer()))
  }
  const february = await paper('?from=2026-02-01&to=2026-02-28')
  for (const fact of ['Stated', '01.02.2026', '28.02.2026', '10.02.2026', 'BANK-1'])
    expect(february).toContain(fact)
  expect(february).toMatch(/Opening balance\n1\.000,00 USD/)
  expect(february).toMatch(/Payment\n.*-400,00 USD\n600,00 USD/s)
  expect(february).toMatch(/Closing balance\n600,00 USD/)
  expect(february).not.toContain(second)
  const whole = await paper()
  expect(whole).toMatch(/Closing balance\n2\.600,00 USD/)
  expect(whole).toMatch(/31–60 days overdue\n2\.600,00 USD/)
  expect(whole).toMatch(/Of it disputed\n2\.000,00 USD/)
  expect(whole).toMatch(new RegExp(`Invoice ${second}[\\s\\S]*disputed`))
  const same = await admin.call('GET', `${one.path}/statement/pdf`)
  expect(drawnOn(Buffer.from(await same.arrayBuffer()))).toBe(whole)
  const buyer = await join(shop, one, await shop.buyer('Buyer'), ['buyer'])
  expect(await told(buyer.call('GET', '/account/statement/pdf'))).toEqual([403, 'right_missing'])
})
