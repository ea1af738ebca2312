import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, told } from '../../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import type { AccountStatement } from '../../credit/index.ts'
import { inManner } from '../../words/in-manner.ts'
import { drawnOn } from '../documents/drawn-on.fixture.ts'
import { renderStatement } from './statement-paper.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0' },
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
  for (const fact of [
    'Stated',
    'February 1, 2026',
    'February 28, 2026',
    'February 10, 2026',
    'BANK-1',
  ])
    expect(february).toContain(fact)
  expect(february).toMatch(/Opening balance\nUSD 1,000.00/)
  expect(february).toMatch(/Payment\n.*-USD 400.00\nUSD 600.00/s)
  expect(february).toMatch(/Closing balance\nUSD 600.00/)
  expect(february).not.toContain(second)
  const whole = await paper()
  expect(whole).toMatch(/Closing balance\nUSD 2,600.00/)
  expect(whole).toMatch(/31–60 days overdue\nUSD 2,600.00/)
  expect(whole).toMatch(/Of it disputed\nUSD 2,000.00/)
  expect(whole).toMatch(new RegExp(`Invoice ${second}[\\s\\S]*disputed`))
  const same = await admin.call('GET', `${one.path}/statement/pdf`)
  expect(drawnOn(Buffer.from(await same.arrayBuffer()))).toBe(whole)
  const buyer = await join(shop, one, await shop.buyer('Buyer'), ['buyer'])
  expect(await told(buyer.call('GET', '/account/statement/pdf'))).toEqual([403, 'right_missing'])
})

test('a statement is written in the manner of the shop, with what may be taken off and the tax within', async () => {
  const entry = {
    id: '',
    position: 1,
    at: new Date(),
    reference: '',
    note: '',
    creditNote: null,
    order: 7,
    day: '2026-03-05',
    dueOn: null,
    invoice: 12,
    isDisputed: false,
    mayUndo: false,
    discountMinor: null,
    discountUntil: null,
    taxMinor: null,
  }
  const statement: AccountStatement = {
    company: 'Works',
    currency: 'eur',
    from: '2026-03-01',
    to: '2026-03-31',
    openingMinor: 0,
    closingMinor: 116_620,
    entries: [
      {
        ...entry,
        kind: 'invoice',
        what: 'Invoice',
        dueOn: '2026-04-04',
        amountMinor: 119_000,
        balanceMinor: 119_000,
        discountMinor: 2_380,
        discountUntil: '2026-03-19',
      },
      {
        ...entry,
        kind: 'discount',
        what: 'Early-payment discount',
        taxMinor: 380,
        amountMinor: -2_380,
        balanceMinor: 116_620,
      },
    ],
    ageing: {
      notDueMinor: 116_620,
      to30Minor: 0,
      to60Minor: 0,
      to90Minor: 0,
      over90Minor: 0,
      depositsMinor: 0,
      unallocatedMinor: 0,
      disputedMinor: 0,
    },
  }
  const writer = { seller: { name: 'Nobody', address: '', taxId: '' }, paper: 'A4' as const }
  const draw = () => inManner('de-DE', 'eur', () => renderStatement(statement, 'C-1001', writer))
  const bytes = Buffer.from(await draw())
  expect(Buffer.from(await draw()).equals(bytes)).toBe(true)
  const drawn = drawnOn(bytes)
  for (const fact of ['31.03.2026', '1.190,00', 'due 04.04.2026', '1.166,20'])
    expect(drawn).toContain(fact)
  expect(drawn).toMatch(/23,80.EUR less if it is paid by 19\.03\.2026/)
  expect(drawn).toMatch(/3,80.EUR of tax within/)
})
