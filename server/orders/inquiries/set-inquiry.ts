import { type InquiryState, inquiryNames, isOver } from '../../../contract/orders/inquiry-kinds.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { requireSameFreight } from '../freight/require-same-freight.ts'
import { addEvent } from '../history/add-event.ts'
import type { OrderRow } from '../store.ts'
import { requireSameTaxes } from '../tax/require-same-taxes.ts'
import { over } from './find-inquiry.ts'
import {
  type InquiryRow,
  insertMessage,
  selectAskedLines,
  updateAddress,
  updateState,
} from './store.ts'
import { tellBuyer } from './tell-buyer.ts'

/** Moves an inquiry to what an admin decided, with their words, and mails its buyer. The caller holds the order's lock. */
export async function setInquiry(
  shop: Shop,
  sql: Sql,
  caller: User,
  inquiry: InquiryRow,
  { state, amountMinor }: { state: InquiryState; amountMinor: number },
  text: string,
) {
  if (!(await updateState(sql, inquiry.id, state, isOver(state)))) throw over(inquiry)
  const said = text || usual(inquiry, state)
  const messageId = newId()
  await insertMessage(sql, {
    id: messageId,
    inquiryId: inquiry.id,
    by: 'admin',
    actorId: caller.id,
    text: said,
  })
  const by = { by: 'admin', actorId: caller.id } as const
  // the decision is audited as a whole, with the money that goes back for it
  await addEvent(sql, inquiry.orderId, `${inquiry.kind}-${state}`, by, null)
  await tellBuyer(shop, sql, { ...inquiry, state }, messageId, said, amountMinor)
}

/** What is said where an admin had no words. */
const usual = ({ kind }: InquiryRow, state: InquiryState) =>
  state === 'accepted'
    ? `${inquiryNames[kind]} accepted. Please send the goods back to us, with the number of your order in the parcel.`
    : `${inquiryNames[kind]} settled.`

/**
 * Sends what is still to be shipped of an order elsewhere, where the same taxes hold and freight costs the same. The caller holds its lock. Throws order_state,
 * inquiry_decision.
 */
export async function writeAddress(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { address, shipTo, phone }: InquiryRow,
) {
  const lines = await selectAskedLines(sql, order.id)
  const open = lines.some(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled)
  if (!open) throw new Refusal('order_state', { status: order.status, action: 'sent elsewhere' })
  if (address === null || phone === null) return
  await requireSameTaxes(shop, sql, order, shipTo)
  await requireSameFreight(sql, order, shipTo)
  await updateAddress(sql, order.id, { address, shipTo, phone })
}
