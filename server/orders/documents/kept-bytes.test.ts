import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { type CreditCompany, openCreditCompany } from '../../../tests/credit.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import { drawnOn } from './drawn-on.fixture.ts'
import { failedRules, readEInvoice } from './einvoice/rules/find-failed.ts'

let open: Awaited<ReturnType<typeof openTaxedShop>>
let firm: CreditCompany
let numbers: string[]
beforeAll(async () => {
  open = await openTaxedShop({ LIMITS: 'off' })
  firm = await openCreditCompany(open.shop, open.admin, '東京 Łódź 計算機', {})
  const lines = [{ partsId: firm.partId, quantity: 10, price: 1_000 }]
  const { body } = await open.place(firm.founder, lines, places.berlin, { method: 'account' })
  const id = String(body.insertedId)
  await act(open.admin, 'PATCH', `/order-release/${id}`)
  await open.ship(id)
  const { depositInvoices: _, orderNumber } = await open.order(id)
  const listed = () => read<OrderDocument[]>(open.admin.call('GET', `/documents?q=${orderNumber}`))
  const [invoice] = await listed()
  await act(open.admin, 'POST', `/invoices/${invoice!.number}/credit-notes`, {
    amount: 11.9,
    reason: 'Scratched 傷',
  })
  numbers = (await listed()).map(({ number }) => number)
})
afterAll(async () => {
  vi.useRealTimers()
  await open?.shop.close()
})

const file = async (path: string) => {
  const answer = await open.admin.call('GET', `/documents/${path}`)
  expect(answer.status, path).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const data = (number: string) => file(`${number}/xml?format=cii`)

test('business: 7.4 in a year an invoice and a credit note are drawn with the same bytes, whatever was changed since', async () => {
  expect(numbers).toHaveLength(2)
  const all = () => Promise.all(numbers.flatMap((number) => [file(number), data(number)]))
  const today = await all()
  const { sql } = open.shop
  await sql`update company set legal_name = 'Another Name' where id = ${firm.id}`
  await sql`update part set name = 'Another Part', mpn = 'OTHER-1' where id = ${firm.partId}`
  await sql`update tax_rate set percent = 25`
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 })
  const later = await all()
  vi.useRealTimers()
  for (const [at, bytes] of today.entries()) expect(later[at]!.equals(bytes), String(at)).toBe(true)
})

test('business: 7.5 letters of any script are whole on paper and in the data', async () => {
  for (const number of numbers) {
    const xml = (await data(number)).toString('utf8')
    expect(xml).toContain('東京 Łódź 計算機')
    expect(xml).not.toContain('�')
    expect(failedRules(xml)).toEqual([])
    expect(readEInvoice(xml).buyer.name).toBe('東京 Łódź 計算機')
    expect(drawnOn(await file(number))).toContain('東京 Łódź 計算機')
  }
  expect((await data(numbers[0]!)).toString('utf8')).toContain('Scratched 傷')
})
