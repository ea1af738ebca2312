import { shippingApart } from '../../contract/freight/words.ts'
import { cameBy, isPaidByTransfer } from '../../contract/orders/paid-by.ts'
import {
  documentedNames,
  orderReferences,
  type ReferenceName,
  undocumentedNames,
} from '../../contract/orders/references.ts'
import { besideTax } from '../../contract/tax/beside-words.ts'
import type { Fact } from './email.ts'
import type { OrderMail } from './mail-values.ts'

export const reference = (order: OrderMail): Fact[] => [
  ['Order', order.orderNumber],
  ...factsOf(order, documentedNames),
]

export const goods = (order: OrderMail): Fact[] => [
  ...reference(order),
  ...lines(order),
  ...sums(order),
]

/** What it comes to; with freight and taxes what the goods and each of them do. */
function sums({ goods: net = '', freight, taxes = [], total, isTaxed }: OrderMail): Fact[] {
  // beside lines that are shown with tax
  const untaxed = isTaxed === undefined ? '' : besideTax.without
  const parts: Fact[] = [
    ...(freight ? ([['Freight', `${freight}${untaxed}`]] as const) : []),
    ...taxes,
  ]
  return [
    ...(parts.length > 0 ? ([['Goods', `${net}${untaxed}`]] as const) : []),
    ...parts,
    ['Total', `${total}${isTaxed ? besideTax.with : untaxed}`],
  ]
}

/** One line is told word by word, several a line each. */
export function lines({ lines: shown, moreLines }: OrderMail): Fact[] {
  const [only] = shown
  if (shown.length === 1 && only)
    return [
      ['Part', only.name],
      ['Part number', only.mpn],
      ...(only.ownNumber ? ([['Your number', only.ownNumber]] as const) : []),
      ...(only.note ? ([['Note on it', only.note]] as const) : []),
      ['Quantity', String(only.quantity)],
      ['Unit price', only.unitPrice],
    ]
  const each = shown.map(
    (line): Fact => [
      line.mpn,
      `${line.quantity} × ${line.unitPrice} = ${line.price}, ${line.name}${line.ownNumber ? ` (your number ${line.ownNumber})` : ''}${line.note ? `: ${line.note}` : ''}`,
    ],
  )
  return moreLines === 0 ? each : [...each, ['And more', `${moreLines} more lines`]]
}

/** References that were given. */
const factsOf = (order: OrderMail, names: readonly ReferenceName[]): Fact[] =>
  names.flatMap((name): Fact[] => (order[name] ? [[orderReferences[name].name, order[name]]] : []))

export const wishes = (order: OrderMail): Fact[] => [
  ...factsOf(order, undocumentedNames),
  ...(order.note ? ([['Note', order.note]] as const) : []),
]

export const because = ({ reason }: OrderMail): Fact[] => (reason ? [['Reason', reason]] : [])

export const settled = ({ refunded, kept }: OrderMail): Fact[] =>
  refunded
    ? [
        ['Returned in all', refunded],
        ['What stays paid', kept],
      ]
    : []

export const whole = ({ total }: OrderMail): Fact => ['Total of the order', total]

export const parcel = ({ carrier, trackingNumber, parcels }: OrderMail): Fact[] => [
  ...(carrier ? ([['Carrier', carrier]] as const) : []),
  ...(parcels ? ([['Parcels', parcels]] as const) : []),
  ...(trackingNumber
    ? ([[parcels ? 'Tracking numbers' : 'Tracking number', trackingNumber]] as const)
    : []),
]

export const delivery = (order: OrderMail): Fact[] => [
  ['Name', order.name],
  ['Address', order.address],
  ['Phone', order.phone],
]

export const transaction = (order: OrderMail): Fact[] =>
  order.transactionId === null
    ? []
    : isPaidByTransfer(order)
      ? [['Paid', 'by transfer']]
      : [[cameBy(order) === 'card' ? 'Card transaction' : 'Transaction', order.transactionId]]

/** What a transfer for an unpaid order is to say. */
export const transferFacts = ({ transfer }: OrderMail): Fact[] =>
  transfer
    ? [
        ['To be transferred', transfer.rest],
        ...(transfer.payTo ? ([['To', transfer.payTo.replaceAll('\n', ', ')]] as const) : []),
        ['Reference', transfer.reference],
      ]
    : []

/** How it is sent, and who bears that. */
export const sent = ({ shipping = shippingApart }: OrderMail) => shipping
