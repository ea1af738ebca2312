import { addressText } from '../../../contract/addresses/compose.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { InquiryKind } from '../../../contract/orders/inquiry-kinds.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { findOrder, lockOrder } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { askableLines, stillAskable, whyNot } from './askable.ts'
import { type AskedLine, insertInquiry, insertMessage, selectAskedLines } from './store.ts'

/** Writes down what a buyer asks about their order. Each kind but a question is under way once. */
export async function addInquiry(
  shop: Shop,
  caller: User,
  { id: orderId, kind, text, lines = [], ...wish }: Input<Calls['addInquiry']>,
): Promise<Output<Calls['addInquiry']>> {
  if (!caller.isConfirmed) throw new Refusal('email_not_confirmed', { email: caller.email })
  const { returnDays } = shop.config
  const id = newId()
  await shop.database.transaction(async (sql) => {
    await findOrder(sql, caller, orderId, 'askAboutOrder')
    const order = await lockOrder(sql, orderId)
    const there = await selectAskedLines(sql, orderId)
    const reason = whyNot(kind, order, there, returnDays)
    if (reason !== null) throw new Refusal('inquiry_not_possible', { reason })
    checkPieces(kind, there, lines, returnDays)
    const asked = { id, orderId, kind, lines, ...elsewhere(wish) }
    if (!(await insertInquiry(sql, asked))) throw new Refusal('inquiry_under_way')
    await insertMessage(sql, {
      id: newId(),
      inquiryId: id,
      by: 'buyer',
      actorId: caller.id,
      text,
    })
    await addEvent(
      sql,
      orderId,
      `${kind}-asked`,
      { by: 'buyer', actorId: caller.id },
      { action: 'inquiry-asked', detail: { kind } },
    )
  })
  return { insertedId: id }
}

/** Where the order is to go instead, with its text; nothing of it in other inquiries. */
function elsewhere({
  address,
  shipTo,
  number,
}: Pick<Input<Calls['addInquiry']>, 'address' | 'shipTo' | 'number'>) {
  const phone = number ?? shipTo?.phone ?? null
  if (!shipTo) return { address: address ?? null, shipTo: null, phone }
  return { address: addressText(shipTo), shipTo: { ...shipTo, phone: phone ?? '' }, phone }
}

/** No more pieces than there are, and none whose time is over. */
function checkPieces(
  kind: InquiryKind,
  there: AskedLine[],
  wanted: { position: number; quantity: number }[],
  returnDays: number,
) {
  const open = new Map(
    stillAskable(askableLines(kind, there, returnDays)).map((line) => [line.position, line.there]),
  )
  for (const { position, quantity } of wanted) {
    const most = open.get(position) ?? 0
    if (quantity > most) throw new Refusal('line_not_there', { position, there: most })
  }
}
