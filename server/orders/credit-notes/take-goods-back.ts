import { Refusal } from '../../../contract/refusals.ts'
import { returnStock } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop } from '../../shop.ts'
import { addEvent } from '../history/add-event.ts'
import {
  type AskedLine,
  insertReturn,
  type ReturnedLine,
  selectAskedLines,
} from '../inquiries/store.ts'
import { selectInvoices, selectLineTaxes } from '../invoices/store.ts'
import { linesInWords } from '../lines/in-words.ts'
import { countReturned, type Some } from '../lines/store.ts'
import { hasUntold } from '../shipping/untold/store.ts'
import type { OrderRow } from '../store.ts'
import { countBack } from '../tax/take-tax.ts'
import { creditOf, goodsShares, grossOf, leftOf, type Share, scale, splitBy } from './credit.ts'
import { type OfInvoice, spreadGoods } from './spread-goods.ts'
import { insertBack, selectBack, selectCreditNotes } from './store.ts'
import { type WrittenNote, writeCreditNote } from './write-credit-note.ts'

/** What is to come back of an order, and what is given for it: its price with its tax, where that is null. */
export type SentBack = {
  /** Null: nobody asked first. */
  inquiryId: string | null
  /** Of which invoice alone they are; left out: of any of the order. */
  invoiceNumber?: number
  lines: ReturnedLine[]
  amountMinor: number | null
  reason: string
  actorId: string
}

/**
 * Takes pieces back that had left: counts them, puts those into the stock that can be sold again, and writes a credit note
 * on each invoice on which they stand. What left before invoices were numbered has none. The money is the caller's.
 * Answers how much that is, with its tax. The caller holds the order's lock. Throws line_not_there, inquiry_decision,
 * seller_missing.
 */
export async function takeGoodsBack(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  given: SentBack,
): Promise<{ amountMinor: number; notes: WrittenNote[] }> {
  const { inquiryId, lines, reason, actorId } = given
  const there = new Map((await selectAskedLines(sql, order.id)).map((one) => [one.position, one]))
  checkPieces(lines, there)
  const costs = await costsOf(sql, order, given, there)
  const costMinor = costs.reduce((sum, { shares }) => sum + grossOf(shares), 0)
  const amountMinor = given.amountMinor ?? costMinor
  if (amountMinor > costMinor)
    throw new Refusal('inquiry_decision', { reason: 'more would go back than this cost.' })
  const amounts = splitBy(
    costs.map(({ shares }) => grossOf(shares)),
    amountMinor,
  )
  const scaled = costs.map(({ shares }, at) => scale(shares, amounts[at]!))
  if ((await countReturned(sql, order.id, lines)) !== lines.length)
    throw new Error(`lines of order ${order.id} had not left`)
  await countBack(sql, order.id, {
    some: lines,
    lines: [...there.values()],
    taxes: costs.flatMap(({ shares }) => shares),
  })
  await restock(sql, order.id, lines, there, actorId)
  const taxMinor = scaled.flat().reduce((sum, share) => sum + share.taxMinor, 0)
  const returnId = newId()
  await insertReturn(sql, {
    id: returnId,
    orderId: order.id,
    inquiryId,
    amountMinor,
    taxMinor,
    reason,
    actorId,
    lines,
  })
  await insertBack(
    sql,
    returnId,
    costs.flatMap(({ invoice, some }) =>
      invoice ? some.map((pieces) => ({ invoiceNumber: invoice.number, ...pieces })) : [],
    ),
  )
  const notes: WrittenNote[] = []
  for (const [at, { invoice, lines: goods, taxes }] of costs.entries()) {
    const credit = creditOf(scaled[at]!, goods, taxes, 'Kept of it')
    if (invoice && credit.grossMinor > 0)
      notes.push(
        await writeCreditNote(shop, sql, order, {
          invoice,
          kind: 'goods',
          credit,
          reason,
          actorId,
        }),
      )
  }
  await writeDown(sql, order.id, given, amountMinor)
  return { amountMinor, notes }
}

function checkPieces(lines: ReturnedLine[], there: Map<number, AskedLine>) {
  for (const { position, quantity, restocked } of lines) {
    const line = there.get(position)
    const most = line ? line.shipped - line.returned : 0
    if (!line || quantity > most) throw new Refusal('line_not_there', { position, there: most })
    if (restocked > quantity)
      throw new Refusal('inquiry_decision', {
        reason: `of line ${position} more would be sold again than came back.`,
      })
  }
}

/** What pieces cost, invoice by invoice. */
async function costsOf(
  sql: Sql,
  order: OrderRow,
  { lines, invoiceNumber }: SentBack,
  there: Map<number, AskedLine>,
) {
  const all = await selectInvoices(sql, { orderId: order.id })
  const invoices = all.filter(({ number }) => number === (invoiceNumber ?? number))
  const notes = await selectCreditNotes(sql, { orderId: order.id })
  const taxes = await selectLineTaxes(sql, order.id)
  const spread = spreadGoods(lines, invoices, await selectBack(sql, order.id))
  const rest = spread.find(({ invoice }) => invoice === null)?.some[0]
  if (rest && invoiceNumber !== undefined) throw notOnIt(rest, lines)
  if (rest && (await hasUntold(sql, order.id)))
    throw new Refusal('inquiry_decision', {
      reason: 'some of it left only now. Wait until its invoice is written.',
    })
  return spread.map((one) => {
    const shares = one.invoice ? sharesOn(one, notes, taxes) : sharesWithout(one, there)
    return { ...one, shares, taxes }
  })
}

function notOnIt({ position, quantity }: Some, lines: ReturnedLine[]) {
  const wanted = lines.find((line) => line.position === position)?.quantity ?? 0
  return new Refusal('line_not_there', { position, there: wanted - quantity })
}

function sharesOn(
  { invoice, lines }: OfInvoice,
  notes: Awaited<ReturnType<typeof selectCreditNotes>>,
  taxes: Awaited<ReturnType<typeof selectLineTaxes>>,
): Share[] {
  const own = notes.filter(({ invoiceNumber }) => invoiceNumber === invoice!.number)
  const left = leftOf(
    invoice!.facts,
    own.map(({ facts }) => facts),
  )
  return goodsShares(left, leftOf(invoice!.facts, []), lines, taxes)
}

/** What left before invoices were numbered left before there were taxes. */
function sharesWithout({ some }: OfInvoice, there: Map<number, AskedLine>): Share[] {
  const baseMinor = some.reduce(
    (sum, { position, quantity }) => sum + quantity * there.get(position)!.unitPriceMinor,
    0,
  )
  return [{ tax: null, baseMinor, taxMinor: 0 }]
}

async function restock(
  sql: Sql,
  orderId: string,
  lines: ReturnedLine[],
  there: Map<number, AskedLine>,
  actorId: string,
) {
  const pieces = lines
    .filter(({ restocked }) => restocked > 0)
    .map(({ position, restocked }) => ({
      partId: there.get(position)!.partId,
      quantity: restocked,
    }))
  if (pieces.length > 0) await returnStock(sql, orderId, pieces, actorId, 'sent-back')
}

async function writeDown(
  sql: Sql,
  orderId: string,
  { lines, reason, actorId }: SentBack,
  amountMinor: number,
) {
  const stocked = lines.filter(({ restocked }) => restocked > 0)
  const by = { by: 'admin', actorId, ...(reason && { note: reason }) } as const
  const detail = {
    after: {
      back: linesInWords(lines),
      restocked: linesInWords(
        stocked.map(({ position, restocked }) => ({ position, quantity: restocked })),
      ),
    },
    amountMinor,
  }
  await addEvent(sql, orderId, 'sent-back', by, { action: 'order-sent-back', detail })
}
