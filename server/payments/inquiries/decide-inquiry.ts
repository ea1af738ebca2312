import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type InquiryState, isOver, mayDecide } from '../../../contract/orders/inquiry-kinds.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import {
  addEvent,
  type InquiryRow,
  lockInquiry,
  lockOrder,
  type OrderRow,
  over,
  setInquiry,
  takeGoodsBack,
  writeAddress,
} from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { giveBack } from '../credit-notes/give-back.ts'
import { cancelOpen } from '../refunds/refund-order.ts'

type Given = Input<Calls['decideInquiry']>
/** What a decision comes to: where the inquiry stands, and what goes back for it. */
type Done = { state: InquiryState; amountMinor: number }

/** Decides an inquiry, and does what was decided in the same transaction: all of it, or nothing. */
export async function decideInquiry(
  shop: Shop,
  caller: User,
  given: Given,
): Promise<Output<Calls['decideInquiry']>> {
  return await shop.database.transaction(async (sql) => {
    const inquiry = await lockInquiry(sql, caller, given.id, 'writeAboutOrder')
    if (isOver(inquiry.state)) throw over(inquiry)
    checkDecision(given, inquiry)
    const order = await lockOrder(sql, inquiry.orderId)
    const done = await carryOut(shop, sql, caller, given, inquiry, order)
    await setInquiry(shop, sql, caller, inquiry, done, given.text)
    const { amountMinor } = done
    const detail = { kind: inquiry.kind, decision: given.decision, amountMinor }
    await writeAudit(sql, caller.id, 'inquiry-decided', order.id, detail)
    const { status, currency } = await lockOrder(sql, order.id)
    return { state: done.state, amount: toMajor(amountMinor, currency), status }
  })
}

function checkDecision({ decision, text, lines, amount }: Given, { kind, state }: InquiryRow) {
  const say = (reason: string) => new Refusal('inquiry_decision', { reason })
  if (!mayDecide(decision, kind, state))
    throw say(
      decision === 'settle'
        ? 'accept it first, and settle it when the goods came.'
        : decision === 'accept' && state === 'accepted'
          ? 'it is accepted already.'
          : 'a question is answered, and settled.',
    )
  if (decision === 'decline' && text === '') throw say('say why it is declined.')
  const isOfGoods = decision === 'settle' && kind !== 'question'
  if (!isOfGoods && (lines || amount !== undefined))
    throw say('lines and an amount are those of goods that came back.')
  if (kind === 'return' && decision === 'settle' && !lines) throw say('say which goods came back.')
  if (amount !== undefined && !lines) throw say('an amount is given for goods that came back.')
}

async function carryOut(
  shop: Shop,
  sql: Sql,
  caller: User,
  { decision, text, lines, amount }: Given,
  inquiry: InquiryRow,
  order: OrderRow,
): Promise<Done> {
  const { id, kind } = inquiry
  if (decision === 'decline') return { state: 'declined', amountMinor: 0 }
  if (decision === 'settle') {
    if (!lines) return { state: 'settled', amountMinor: 0 }
    const back = await takeGoodsBack(shop, sql, order, {
      inquiryId: id,
      lines,
      reason: text,
      actorId: caller.id,
      amountMinor: amount === undefined ? null : exactMinor(amount, order.currency, 'amount'),
    })
    const given = { ...back, reason: 'goods came back' }
    return { state: 'settled', amountMinor: await giveBack(shop, sql, caller, order, given) }
  }
  if (kind === 'address') {
    await writeAddress(shop, sql, order, inquiry)
    const by = { by: 'admin', actorId: caller.id } as const
    // addresses stand in the order and the inquiry, and are not written down a third time
    await addEvent(sql, order.id, 'address-changed', by, { action: 'order-address-changed' })
    return { state: 'settled', amountMinor: 0 }
  }
  if (kind !== 'cancellation') return { state: 'accepted', amountMinor: 0 }
  const wanted = inquiry.lines.length > 0 ? inquiry.lines : undefined
  const reason = text || 'as you asked'
  const { amountMinor } = await cancelOpen(shop, sql, caller, order, wanted, reason)
  return { state: 'settled', amountMinor }
}
