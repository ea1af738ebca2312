import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { findLivesOfOrder } from '../catalogue/index.ts'
import { findDueOf } from '../credit/index.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { creditNoteNumber, invoiceNumber } from '../words/numbers.ts'
import { selectCreditNotes } from './credit-notes/store.ts'
import { findLiveOrder, findOrder, mayActOn, type OrderRow } from './find-order.ts'
import { selectFreightDue } from './freight/store.ts'
import { selectEvents, selectOrderMails, selectPayments } from './history/store.ts'
import { selectHolds } from './holds/store.ts'
import { holdToApi } from './holds/to-api.ts'
import { mayAsk } from './inquiries/askable.ts'
import { readInquiries, returnToApi } from './inquiries/read-inquiries.ts'
import { selectAskedLines, selectReturns } from './inquiries/store.ts'
import { invoiceSums } from './invoices/facts.ts'
import { selectDepositInvoices } from './invoices/store.ts'
import { lineToApi } from './lines/line-to-api.ts'
import { selectLines } from './lines/store.ts'
import { orderToApi, taxToApi } from './order-to-api.ts'
import { selectCancellations, selectShipments } from './shipping/store.ts'
import { cancellationToApi, shipmentToApi } from './shipping/to-api.ts'
import { selectTaxes } from './tax/store.ts'
import { areTransfersOn } from './transfer/pay-to.ts'
import { transferToApi } from './transfer/transfer-to-api.ts'

/** The order that a payment page is for; a cancelled one has gone. */
export async function getPayableOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getPayableOrder']>,
): Promise<Output<Calls['getPayableOrder']>> {
  return orderToApi(await findLiveOrder(shop.database.sql, caller, id))
}

/** An order with all that happened to it, cancelled ones too. */
export async function getOrder(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getOrder']>,
): Promise<Output<Calls['getOrder']>> {
  const { sql } = shop.database
  const order = await findOrder(sql, caller, id)
  const [
    lines,
    shipments,
    cancellations,
    events,
    payments,
    mails,
    returns,
    inquiries,
    asked,
    lives,
    due,
    taxes,
    depositInvoices,
    creditNotes,
    transfer,
    holds,
  ] = await Promise.all([
    selectLines(sql, id),
    selectShipments(sql, id),
    selectCancellations(sql, id),
    selectEvents(sql, id),
    selectPayments(sql, id),
    selectOrderMails(sql, id),
    selectReturns(sql, id),
    readInquiries(sql, id, caller.id),
    selectAskedLines(sql, id),
    findLivesOfOrder(sql, id),
    readDue(sql, caller, order),
    selectTaxes(sql, id),
    selectDepositInvoices(sql, { orderId: id }),
    selectCreditNotes(sql, { orderId: id }),
    readTransfer(shop, order),
    caller.isAdmin ? selectHolds(sql, id) : null,
  ])
  const goesBack = payments
    .filter(({ status }) => status.startsWith('refund'))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const refundedMinor = Math.max(order.refundedMinor, goesBack)
  return {
    ...orderToApi({ ...order, refundedMinor }),
    lines: lines.map((line) =>
      lineToApi(
        line,
        order.currency,
        lives.get(line.partId) ?? null,
        taxes.find(({ position }) => position === line.taxPosition)?.percent ?? null,
      ),
    ),
    taxes: taxes.map((tax) => taxToApi(tax, order.currency)),
    ...(transfer && { transfer }),
    shipments: shipments.map((one) =>
      shipmentToApi(
        one,
        order.currency,
        due.find(({ shipmentId }) => shipmentId === one.id),
      ),
    ),
    cancellations: cancellations.map((one) => cancellationToApi(one, order.currency)),
    returns: returns.map((one) => returnToApi(one, order.currency)),
    depositInvoices: depositInvoices.map(({ number, at, facts }) => ({
      number: invoiceNumber(number),
      at: at.toISOString(),
      amount: toMajor(invoiceSums(facts).grossMinor, order.currency),
    })),
    creditNotes: creditNotes.map(({ number, invoiceNumber: of, at, amountMinor }) => ({
      number: creditNoteNumber(number),
      corrects: invoiceNumber(of),
      at: at.toISOString(),
      amount: toMajor(amountMinor, order.currency),
    })),
    ...(holds && { holds: holds.map(holdToApi) }),
    inquiries,
    mayAsk:
      caller.isAdmin || mayActOn(caller, 'askAboutOrder', order)
        ? mayAsk(order, asked, shop.config.returnDays)
        : [],
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    payments: payments.map(({ at, status, amountMinor, reason }) => ({
      at: at.toISOString(),
      purpose: order.method === 'account' ? 'deposit' : 'order',
      status,
      amount: toMajor(amountMinor, order.currency),
      reason,
    })),
    mails: mails.map(({ kind, at, sentAt }) => ({
      kind,
      at: at.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  }
}

/** Of an order by transfer, and of one whose deposit may be, or was: how, and what came. */
async function readTransfer(shop: Shop, order: OrderRow) {
  if (order.method === 'transfer') return await transferToApi(shop, order)
  if (order.depositMinor === 0) return undefined
  const transfer = await transferToApi(shop, order)
  return transfer.came.length > 0 || (await areTransfersOn(shop)) ? transfer : undefined
}

/** What its invoices ask for. Amounts of an account are for those who pay, and for the seller. */
async function readDue(sql: Sql, { isAdmin, company }: User, { id, method }: OrderRow) {
  if (method !== 'account') return await selectFreightDue(sql, id)
  return isAdmin || company?.rights.includes('pay') === true ? await findDueOf(sql, id) : []
}
