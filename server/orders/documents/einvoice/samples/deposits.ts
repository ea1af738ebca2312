import { creditorReference } from '../../../../../contract/bank/reference.ts'
import type { EInvoice, ELine } from '../model.ts'
import { buildInvoice, type DraftLine } from './build.ts'
import { ibanIn, sellerIn } from './parties.ts'

const german = { from: 'DE', to: 'DE' } as const
const tax = { full: { code: 'S', percent: 19 }, less: { code: 'S', percent: 7 } } as const
const of = (unitPriceMinor: number, kind: DraftLine['tax'], name: string): DraftLine => ({
  quantity: 1,
  unitPriceMinor,
  tax: kind,
  name,
})
const issued = { number: 'RE-2026-0001', issuedOn: '2026-11-02' }

/** It is no part, so that it has no number of one. */
const bare = (line: ELine): ELine => ({ ...line, mpn: '', ownNumber: '' })

/** What came by transfer before anything left, over both taxes of its order. */
export function depositInvoice(): EInvoice {
  const name = 'Deposit for order PW-1042'
  const built = buildInvoice({
    ...german,
    lines: [of(75_630, tax.full, name), of(2_804, tax.less, name)],
    paidMinor: 'all',
    payment: {
      by: 'transfer',
      iban: ibanIn('DE'),
      accountName: sellerIn('DE').name,
      reference: creditorReference('PW-1042'),
    },
    but: {
      ...issued,
      kind: 'deposit',
      dueOn: null,
      terms: '',
      notes: [
        'Deposit for order PW-1042, paid by transfer on November 2, 2026, for what stands on its confirmation. The invoices of what leaves deduct it.',
      ],
    },
  })
  const delivery = built.delivery && { ...built.delivery, on: null }
  return { ...built, delivery, lines: built.lines.map(bare) }
}

/** The invoice of what leaves then, with freight, of which it deducts the deposit by its taxes. */
export function afterDeposit(): EInvoice {
  const name = `Deposit, invoiced by ${issued.number} of November 2, 2026`
  const lines: DraftLine[] = [
    of(252_100, tax.full, 'Server 1U'),
    of(9_346, tax.less, 'Handbook'),
    { ...of(75_630, tax.full, name), quantity: -1 },
    { ...of(2_804, tax.less, name), quantity: -1 },
  ]
  const built = buildInvoice({
    ...german,
    lines,
    freightMinor: 1_200,
    but: { number: 'RE-2026-0002', earlier: [issued] },
  })
  const goods = built.lines.filter(({ quantity }) => quantity > 0)
  const gone = built.lines.filter(({ quantity }) => quantity < 0)
  const deducting = gone.map((line, at) => ({ ...bare(line), id: `D${at + 1}` }))
  return { ...built, lines: [...goods, ...deducting] }
}
