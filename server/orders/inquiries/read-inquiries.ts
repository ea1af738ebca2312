import type { Inquiry, OrderReturn } from '../../../contract/orders/inquiries.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import { selectPictures } from './pictures-store.ts'
import { type ReturnRow, selectInquiries, selectMessages } from './store.ts'

/** What was asked about an order, with all that was written. */
export async function readInquiries(
  sql: Sql,
  orderId: string,
  readerId: string,
): Promise<Inquiry[]> {
  const [inquiries, messages, pictures] = await Promise.all([
    selectInquiries(sql, orderId),
    selectMessages(sql, orderId),
    selectPictures(sql, orderId),
  ])
  return inquiries.map(
    ({ id, kind, state, createdAt, updatedAt, lines, address, shipTo, phone }) => ({
      _id: id,
      kind,
      state,
      lines,
      address,
      shipTo,
      number: phone,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      messages: messages
        .filter(({ inquiryId }) => inquiryId === id)
        .map(({ at, by, name, text }) => ({ at: at.toISOString(), by, name, text })),
      pictures: pictures
        .filter(({ inquiryId }) => inquiryId === id)
        .map(({ id: _id, actorId, at, width, height }) => ({
          _id,
          at: at.toISOString(),
          width,
          height,
          isOwn: actorId === readerId,
        })),
    }),
  )
}

export const returnToApi = (row: ReturnRow, currency: string): OrderReturn => ({
  at: row.at.toISOString(),
  amount: toMajor(row.amountMinor, currency),
  reason: row.reason,
  lines: row.lines,
})
