import { referenceInGroups } from '../../contract/bank/reference.ts'
import { shippingNote } from '../../contract/freight/words.ts'
import { numbersInWords, type Parcel, parcelsInWords } from '../../contract/orders/parcel-words.ts'
import { byReference } from '../../contract/orders/references.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { besideTax } from '../../contract/tax/beside-words.ts'
import { type TaxSum, taxLabel } from '../../contract/tax/sum-taxes.ts'
import { taxOf } from '../../contract/tax/tax-of.ts'
import type { Sql } from '../database/database.ts'
import type { OrderMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { calendarDay } from '../words/in-words.ts'
import { orderNumber } from '../words/numbers.ts'
import { type LineRow, type Some, selectLines } from './lines/store.ts'
import { partsName } from './order-to-api.ts'
import type { OrderRow } from './store.ts'
import { selectCancelledBesides, selectTaxes } from './tax/store.ts'
import { restOf, transferReference } from './transfer/pay-to.ts'

/** What mails are written by: the rules of the shop say how prices are shown. */
type Telling = Pick<Shop, 'config' | 'record'>

/** As many lines as a mail shows; the rest stands behind its link. */
const maxLines = 50
/** So many parcels it names by their numbers. */
const namedParcels = 20

/** What a mail is about when not about all of an order: what left or was taken back, and what goes back for it. */
type About = {
  shipmentId?: string
  carrier?: string
  parcels?: Parcel[]
  some?: Some[]
  amountMinor?: number
  /** What of its deposit goes back. */
  depositBackMinor?: number
  reason?: string
  dueOn?: string | null
  /** Of a shipment: the freight that was entered with it. */
  freightMinor?: number
  /** Tax and freight of what was cancelled. */
  cancelledBesidesMinor?: number
  /** Where a transfer for it goes. */
  payTo?: string
}

/** What mails about an order say, as it is when the mail is written. */
export async function orderMailValues(
  shop: Telling,
  sql: Sql,
  row: OrderRow,
  about: About = {},
): Promise<OrderMail> {
  const [lines, taxes, cancelledBesidesMinor] = await Promise.all([
    selectLines(sql, row.id),
    selectTaxes(sql, row.id),
    selectCancelledBesides(sql, row.id),
  ])
  return valuesOf(shop, row, lines, taxes, { cancelledBesidesMinor, ...about })
}

/** The same of an order whose lines and taxes are read already. */
export function valuesOf(
  shop: Telling,
  row: OrderRow,
  rows: LineRow[],
  taxes: TaxSum[],
  about: About = {},
): OrderMail {
  const lines = about.some ? pick(rows, about.some) : rows
  const refundedMinor = rows.reduce(
    (sum, { cancelled, unitPriceMinor }) => sum + cancelled * unitPriceMinor,
    about.cancelledBesidesMinor ?? 0,
  )
  const money = (minor: number) => formatMoney(minor, row.currency)
  const isGross = orderRulesOf(shop).prices === 'gross'
  const shown = (minor: number, { taxPosition }: Pick<LineRow, 'taxPosition'>) => {
    const tax = taxPosition === null ? undefined : taxes[taxPosition - 1]
    return isGross && tax && tax.percent > 0
      ? `${money(minor + taxOf(minor, tax.percent))}${besideTax.with}`
      : money(minor)
  }
  return {
    orderId: row.id,
    orderNumber: orderNumber(row),
    name: row.name,
    partName: partsName(row),
    mpn: row.mpn,
    quantity: row.quantity,
    unitPrice: money(row.unitPriceMinor),
    total: money(row.payableMinor),
    goods: money(row.totalMinor),
    ...(row.shippingMinor > 0 && { freight: money(row.shippingMinor) }),
    shipping: sentHow(row, about.freightMinor),
    taxes: taxes.map((tax) => [taxLabel(tax), money(tax.taxMinor)]),
    ...(isGross && taxes.length > 0 && { isTaxed: taxes.some(({ taxMinor }) => taxMinor > 0) }),
    lines: lines.slice(0, maxLines).map(({ unitPriceMinor, ...line }) => ({
      name: line.name,
      mpn: line.mpn,
      ownNumber: line.ownNumber,
      note: line.note,
      quantity: line.quantity,
      unitPrice: shown(unitPriceMinor, line),
      price: shown(line.quantity * unitPriceMinor, line),
    })),
    moreLines: Math.max(0, lines.length - maxLines),
    shipmentId: about.shipmentId ?? null,
    carrier: about.carrier ?? '',
    trackingNumber: numbersInWords(about.parcels ?? [], namedParcels),
    ...(about.parcels && about.parcels.length > 1 && { parcels: parcelsInWords(about.parcels) }),
    returned: about.amountMinor ? money(about.amountMinor) : '',
    reason: about.reason ?? '',
    refunded: refundedMinor === 0 ? '' : money(refundedMinor),
    kept: money(row.payableMinor - refundedMinor),
    ...byReference((name) => row[name] ?? ''),
    note: row.note,
    address: row.address,
    phone: row.phone,
    transactionId: row.transactionId,
    creditDays: row.creditDays,
    ...(row.depositMinor > 0 && {
      deposit: {
        amount: money(row.depositMinor),
        rest:
          row.payableMinor === row.depositMinor ? '' : money(row.payableMinor - row.depositMinor),
        back: about.depositBackMinor ? money(about.depositBackMinor) : '',
      },
    }),
    ...((row.method === 'transfer' || about.payTo !== undefined) && {
      transfer: {
        reference: referenceInGroups(transferReference(row)),
        rest: money(restOf(row)),
        payTo: about.payTo ?? '',
      },
    }),
    ...(row.holds.length > 0 && { onHold: row.holds }),
    dueOn: about.dueOn ? calendarDay(about.dueOn) : null,
    holdExpiresAt: row.holdExpiresAt.toISOString(),
    orderUrl: `${shop.config.publicUrl}/dashboard/payment/${row.id}`,
  }
}

/** How it is sent; of a shipment whose freight is entered with it, what that is. */
function sentHow({ shipping, currency }: OrderRow, freightMinor: number | undefined): string {
  if (freightMinor === undefined || (shipping && shipping.kind !== 'later'))
    return shippingNote(shipping)
  return freightMinor === 0
    ? 'No freight is charged for this shipment.'
    : `Freight of ${formatMoney(freightMinor, currency)} stands on the invoice.`
}

function pick(rows: LineRow[], some: Some[]): LineRow[] {
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  return some.flatMap(({ position, quantity }) => {
    const row = byPosition.get(position)
    return row ? [{ ...row, quantity }] : []
  })
}
