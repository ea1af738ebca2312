import type { Inquiry, OrderReturn } from '../../../contract/orders/inquiries.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import { type ReturnRow, selectInquiries, selectMessages } from './store.ts'

/** What was asked about an order, with all that was written. */
export async function readInquiries(sql: Sql, orderId: string): Promise<Inquiry[]> {
  const [inquiries, messages] = await Promise.all([
    selectInquiries(sql, orderId),
    selectMessages(sql, orderId),
  ])
  return inquiries.map(
    ({ id, kind, state, createdAt, updatedAt, lines, address, shipTo, phone }) => ({
      ...{ _id: id, kind, state, lines, address, shipTo, number: phone },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      messages: messages
        .filter(({ inquiryId }) => inquiryId === id)
        .map(({ at, by, text }) => ({ at: at.toISOString(), by, text })),
    }),
  )
}

export const returnToApi = (row: ReturnRow, currency: string): OrderReturn => ({
  at: row.at.toISOString(),
  amount: toMajor(row.amountMinor, currency),
  reason: row.reason,
  lines: row.lines,
})
