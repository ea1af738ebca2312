import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney, minorPerMajor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { findOpenItems, lockAccount, readInvoices, writeOffRest } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { lockOrderIfAny, type OrderRow, restOf } from '../../orders/index.ts'
import { findTransferOrderNumbered } from '../../payments/index.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { orderNumber, readOrderNumber } from '../../words/numbers.ts'
import { bookLine } from '../matching/book-line.ts'
import { bookOrder } from '../matching/book-orders.ts'
import { refuseState } from './refuse-state.ts'
import { type LineRow, lockLine, selectLine } from './store.ts'

/** Says what a line pays: it is written down as a payment of the company, up to what is left of the line. */
export async function matchBankLine(
  shop: Shop,
  caller: User,
  given: Input<Calls['matchBankLine']>,
): Promise<Output<Calls['matchBankLine']>> {
  const { id, companyId, amount, invoices, order: named, surplus, writeOff, note } = given
  return await shop.database.transaction(async (sql) => {
    if (!(await selectLine(sql, id))) throw new Refusal('not_found')
    const asked = named === undefined ? null : await findNamed(sql, named, companyId)
    const account = companyId ? await lockAccount(sql, companyId) : null
    const order = asked && (await lockOrderIfAny(sql, asked.id))
    const line = await lockLine(sql, id)
    if (!line) throw new Refusal('not_found')
    const amountMinor = exactMinor(amount, line.currency, 'amount')
    if (line.amountMinor < 0) refuseState(line)
    refuseMore(line, amountMinor)
    if (line.state === 'ignored' || line.state === 'returned') refuseState(line)
    if (order) {
      if (order.currency !== line.currency) throw noOrder()
      if (writeOff !== undefined) throw noWriteOff('Only of invoices something is written off')
      if (surplus === 'refuse') refuseAboveRest(order, amountMinor)
      const booking = { amountMinor, note, actorId: caller.id }
      const insertedId = await bookOrder(shop, sql, line, order, booking)
      await shop.enqueue(sql, 'match-bank-lines', {})
      return { insertedId }
    }
    if (!companyId || account?.currency !== line.currency) throw noAccount(line.currency)
    const numbers = await readInvoices(sql, companyId, invoices)
    if (surplus === 'refuse' && numbers.length > 0)
      await refuseAbove(sql, { companyId, numbers, amountMinor, currency: line.currency })
    const { company, currency } = account
    const offMinor = writeOff === undefined ? 0 : exactMinor(writeOff, currency, 'writeOff')
    if (offMinor > 0) requireTolerated(shop.config, offMinor, numbers, currency)
    const about = { companyId, company, amountMinor, numbers, note, actorId: caller.id }
    const insertedId = await bookLine(sql, line, about)
    if (offMinor > 0)
      await writeOffRest(sql, {
        companyId,
        currency,
        numbers,
        amountMinor: offMinor,
        actorId: caller.id,
        paymentId: insertedId,
        note: note || 'Bank fee',
      })
    // other lines may pay something else now
    await shop.enqueue(sql, 'match-bank-lines', {})
    return { insertedId }
  })
}

/** The order by transfer of this number, and of this company where one is named. */
async function findNamed(sql: Sql, text: string, companyId: string | undefined) {
  const number = readOrderNumber(text)
  const order = number === null ? null : await findTransferOrderNumbered(sql, number)
  if (!order || (companyId && order.companyId !== companyId)) throw noOrder()
  return order
}

const noOrder = () => {
  const example = orderNumber({ number: 100_001 })
  const message = `Name an order that is paid by transfer, such as ${example}`
  return new Refusal('invalid_input', {}, { errors: [{ path: 'order', message }] })
}

/** Of an order no more is matched than is to come; what it does not take is to be meant. */
function refuseAboveRest(order: OrderRow, amountMinor: number) {
  const open = restOf(order)
  if (amountMinor <= open) return
  const money = (minor: number) => formatMoney(minor, order.currency)
  const of = `of the order ${orderNumber(order)}`
  throw new Refusal('over_allocated', { amount: money(amountMinor), open: money(open), of })
}

/** With a payment no more is written off than a bank's fee may be, and of what it names. */
function requireTolerated(
  { transferTolerance }: Shop['config'],
  offMinor: number,
  numbers: number[],
  currency: string,
) {
  if (numbers.length === 0) throw noWriteOff('Name the invoices of which it is written off')
  const mostMinor = Math.round(transferTolerance * minorPerMajor(currency))
  if (offMinor > mostMinor)
    throw noWriteOff(`With a payment at most ${formatMoney(mostMinor, currency)} is written off`)
}

const noWriteOff = (message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path: 'writeOff', message }] })

const noAccount = (currency: string) => {
  const message = `Choose a company that buys on account in ${currency.toUpperCase()}`
  return new Refusal('invalid_input', {}, { errors: [{ path: 'companyId', message }] })
}

/** Of a line no more is matched than came by it. */
function refuseMore(line: LineRow, amountMinor: number) {
  const left = line.amountMinor - line.matchedMinor
  if (amountMinor <= left) return
  const money = (minor: number) => formatMoney(minor, line.currency)
  throw new Refusal('over_allocated', {
    amount: money(amountMinor),
    open: money(left),
    of: 'of this line',
  })
}

type Above = { companyId: string; numbers: number[]; amountMinor: number; currency: string }

/** Of invoices that are named no more is paid than is open. */
async function refuseAbove(sql: Sql, { companyId, numbers, amountMinor, currency }: Above) {
  const items = await findOpenItems(sql, companyId)
  const open = items
    .filter(({ invoice }) => numbers.includes(invoice))
    .reduce((sum, { openMinor }) => sum + openMinor, 0)
  if (amountMinor <= open) return
  throw new Refusal('over_allocated', {
    amount: formatMoney(amountMinor, currency),
    open: formatMoney(open, currency),
    of: 'of the invoices named',
  })
}
