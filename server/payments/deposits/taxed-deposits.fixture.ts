import { afterAll, beforeAll } from 'vitest'
import { creditorReference } from '../../../contract/bank/reference.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { bankOf, payToAccount } from '../../../tests/bank.fixture.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany } from '../../../tests/credit.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act, openTaxedShop, places } from '../../../tests/taxes.fixture.ts'
import type { InvoiceFacts } from '../../orders/invoices/facts.ts'
import { chargedSums } from '../../orders/invoices/facts.ts'

/** A sum of minor units by tax, as "S 19" → [base, tax]. */
type ByTax = Record<string, [base: number, tax: number]>

/**
 * A shop for a file's tests that taxes at two rates, with a company that pays deposits. Its orders have two lines: a part at 100.00
 * at 19 percent, and one at 33.33 at 7 percent.
 */
export function taxedDepositShop(deposit: number) {
  let open: Awaited<ReturnType<typeof openTaxedShop>>
  let firm: Awaited<ReturnType<typeof openCreditCompany>>
  let parts: [string, string]
  beforeAll(async () => {
    open = await openTaxedShop({ LIMITS: 'off' })
    const { shop, admin } = open
    await payToAccount(admin)
    const reduced = { country: 'DE', percent: 7, taxClass: 'reduced', region: '', postalPrefix: '' }
    await act(admin, 'POST', '/tax-rates', { ...reduced, startsOn: '2020-01-01' })
    firm = await openCreditCompany(shop, admin, 'Taxed Deposits', { limit: 1_000_000, deposit })
    const book = await addTestPart(shop, { price: 33.33, minQuantity: 1, quantity: 100_000 })
    await act(admin, 'PATCH', `/parts/${book}`, { taxClass: 'reduced' })
    parts = [firm.partId, book]
  })
  afterAll(() => open?.shop.close())

  const look = (id: string) => read<OrderDetail>(open.admin.call('GET', `/order/${id}`))
  return {
    open: () => open,
    firm: () => firm,
    look,
    /** Orders so many of both parts. */
    placed: async (full: number, less: number) => {
      const lines = [
        { partsId: parts[0], quantity: full, price: full * 100 },
        { partsId: parts[1], quantity: less, price: Math.round(less * 3_333) / 100 },
      ].filter(({ quantity }) => quantity > 0)
      const { http, body } = await act(firm.founder, 'POST', '/orders', {
        lines,
        shipTo: places.berlin,
        number: '+493012345678',
        method: 'account',
      })
      if (http !== 200) throw new Error(JSON.stringify(body))
      return { id: String(body.insertedId), number: String(body.orderNumber) }
    },
    /** Its deposit comes by a line of the bank. */
    payByBank: async ({ id, number }: { id: string; number: string }) => {
      const { deposit: asked } = await look(id)
      const text = creditorReference(number)
      const line = { text, amount: asked!.amount, ref: text, on: '2026-02-13' }
      await bankOf(open.shop, open.admin).upload({ lines: [line], number: text, currency: 'EUR' })
      return Math.round(asked!.amount * 100)
    },
    ship: async (id: string, lines: { position: number; quantity: number }[]) => {
      await open.admin.call('PATCH', `/order-release/${id}`)
      await open.ship(id, lines)
    },
    documents: ({ number }: { number: string }, query = '') =>
      read<OrderDocument[]>(open.admin.call('GET', `/documents?q=${number}${query}`)),
    /** What all documents of an order come to, tax by tax: invoices and deposit invoices less credit notes. */
    taxed: async (id: string): Promise<ByTax> => {
      const charged = await open.shop.sql<{ facts: InvoiceFacts }[]>`
        select i.facts
        from invoice i
        left join shipment s on s.id = i.shipment_id
        where coalesce(i.order_id, s.order_id) = ${id}`
      const credited = await open.shop.sql<{ facts: InvoiceFacts }[]>`
        select facts from credit_note where order_id = ${id}`
      const all = [
        ...charged.map(({ facts }) => ({ sign: 1, taxes: chargedSums(facts).taxes })),
        ...credited.map(({ facts }) => ({ sign: -1, taxes: facts.taxes ?? [] })),
      ]
      const sums: ByTax = {}
      for (const { sign, taxes } of all)
        for (const { code, percent, baseMinor, taxMinor } of taxes) {
          const [base, tax] = sums[`${code} ${percent}`] ?? [0, 0]
          sums[`${code} ${percent}`] = [base + sign * baseMinor, tax + sign * taxMinor]
        }
      return sums
    },
  }
}
