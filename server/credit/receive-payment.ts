import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { readInvoiceNumber } from '../words/numbers.ts'
import { hasCome, insertEntry } from './entries-store.ts'
import { exactMinor } from './exact-minor.ts'
import { allocate, selectOpenNumbers } from './open-store.ts'
import { refuseMissing } from './read-account.ts'
import { lockAccount } from './store.ts'

/** Writes down money of a company that came, and what it pays. */
export async function receivePayment(
  { database }: Shop,
  caller: User,
  { id: companyId, amount, receivedOn, reference, note, invoices }: Input<Calls['receivePayment']>,
): Promise<Output<Calls['receivePayment']>> {
  return await database.transaction(async (sql) => {
    const account = (await lockAccount(sql, companyId)) ?? (await refuseMissing(sql, companyId))
    const amountMinor = exactMinor(amount, account.currency, 'amount')
    if (!(await hasCome(sql, receivedOn))) throw notYet()
    const first = { invoices: await readInvoices(sql, companyId, invoices) }
    const id = newId()
    await insertEntry(sql, {
      ...{ id, companyId, kind: 'payment', day: receivedOn, reference, note, actorId: caller.id },
      ...{ balanceDelta: -amountMinor, committedDelta: 0 },
    })
    await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
    await writeAudit(sql, caller.id, 'company-payment-received', companyId, {
      name: account.company,
      after: { amount: formatMoney(amountMinor, account.currency), receivedOn, reference, note },
    })
    return { insertedId: id }
  })
}

const notYet = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'receivedOn', message: 'This day is still to come' }] },
  )

/** The invoices that are meant, each open at this company: money is never set against another one without a word. */
async function readInvoices(sql: Sql, companyId: string, texts: string[]): Promise<number[]> {
  const numbers = texts.map(readInvoiceNumber)
  const known = numbers.filter((number) => number !== null)
  const open = known.length === 0 ? new Set() : await selectOpenNumbers(sql, companyId, known)
  const wrong = numbers.findIndex((number) => number === null || !open.has(number))
  if (wrong >= 0) throw new Refusal('invoice_not_open', { invoice: texts[wrong]! })
  return known
}
