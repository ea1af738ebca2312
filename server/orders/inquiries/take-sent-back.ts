import { Refusal } from '../../../contract/refusals.ts'
import { returnStock } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { addEvent } from '../history/add-event.ts'
import { linesInWords } from '../lines/in-words.ts'
import { countReturned } from '../lines/store.ts'
import { shareOf, takeTax } from '../tax/take-tax.ts'
import { insertReturn, type ReturnedLine, selectAskedLines } from './store.ts'

/** What is to come back of an order, and what is given for it: its price with its tax, where that is null. */
export type SentBack = {
  orderId: string
  inquiryId: string
  lines: ReturnedLine[]
  amountMinor: number | null
  reason: string
  actorId: string
}

/**
 * Takes pieces back that had left: counts them, puts those into the stock that can be sold again, and writes down what is
 * given for them, which is with their tax. The money is the caller's. Answers how much that is. The caller holds the order's lock. Throws
 * line_not_there, inquiry_decision.
 */
export async function takeSentBack(sql: Sql, given: SentBack): Promise<number> {
  const { orderId, inquiryId, lines, reason, actorId } = given
  const there = new Map((await selectAskedLines(sql, orderId)).map((one) => [one.position, one]))
  for (const { position, quantity, restocked } of lines) {
    const line = there.get(position)
    const most = line ? line.shipped - line.returned : 0
    if (!line || quantity > most) throw new Refusal('line_not_there', { position, there: most })
    if (restocked > quantity)
      throw new Refusal('inquiry_decision', {
        reason: `of line ${position} more would be sold again than came back.`,
      })
  }
  const cost = await takeTax(sql, orderId, 'returned', { some: lines, lines: [...there.values()] })
  const amountMinor = given.amountMinor ?? cost.grossMinor
  if (amountMinor > cost.grossMinor)
    throw new Refusal('inquiry_decision', { reason: 'more would go back than this cost.' })
  if ((await countReturned(sql, orderId, lines)) !== lines.length)
    throw new Error(`lines of order ${orderId} had not left`)
  const stocked = lines.filter(({ restocked }) => restocked > 0)
  const pieces = stocked.map(({ position, restocked }) => ({
    ...{ partId: there.get(position)!.partId, quantity: restocked },
  }))
  if (pieces.length > 0) await returnStock(sql, orderId, pieces, actorId, 'sent-back')
  await insertReturn(sql, {
    ...{ id: newId(), orderId, inquiryId, amountMinor, reason, actorId, lines },
    taxMinor: shareOf(cost.taxMinor, amountMinor, cost.grossMinor),
  })
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
  return amountMinor
}
