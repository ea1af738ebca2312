import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookPayment, findOpenItems, lockAccount } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { type LineRow, lockLine, updateMatched } from '../lines/store.ts'
import { certainMatch } from './suggest.ts'

type Booking = {
  companyId: string
  company: string
  amountMinor: number
  numbers: number[]
  note: string
  /** Null: by itself. */
  actorId: string | null
}

/** Writes down what a line pays, and that the line is matched by it. The caller holds the account's lock, then the line's. */
export async function bookLine(sql: Sql, line: LineRow, booking: Booking): Promise<string> {
  const { companyId, company, amountMinor, numbers, note, actorId } = booking
  const entryId = await bookPayment(sql, {
    companyId,
    amountMinor,
    numbers,
    note,
    actorId,
    day: line.bookedOn,
    reference: (line.remittance || line.bankRef).slice(0, 140),
    bankLineId: line.id,
  })
  await updateMatched(sql, line.id, line.matchedMinor + amountMinor)
  await writeAudit(sql, actorId, 'bank-line-matched', line.id, {
    name: line.name,
    after: {
      company,
      amount: formatMoney(amountMinor, line.currency),
      invoices: numbers.map(invoiceNumber).join(', '),
      note,
    },
  })
  return entryId
}

/**
 * Books a line by itself, if under its locks it still pays beyond doubt. One that was matched before waits for a person:
 * they have taken that back. Answers whether it was booked.
 */
export async function bookByItself(
  { database }: Pick<Shop, 'database'>,
  id: string,
  companyId: string,
): Promise<boolean> {
  return await database.transaction(async (sql) => {
    const account = await lockAccount(sql, companyId)
    const line = await lockLine(sql, id)
    if (!account || !line || line.wasMatched) return false
    if (line.state !== 'open' && line.state !== 'suggested') return false
    const match = certainMatch(line, await findOpenItems(sql, companyId))
    if (match?.companyId !== companyId) return false
    const { amountMinor, numbers } = match
    const about = { companyId, company: account.company, amountMinor, numbers }
    await bookLine(sql, line, { ...about, note: '', actorId: null })
    return true
  })
}
