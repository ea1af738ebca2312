import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { insertEntry } from '../entries-store.ts'
import { allocate } from '../open-store.ts'

export type WriteOff = {
  companyId: string
  orderId: string
  number: number
  amountMinor: number
  note: string
  actorId: string | null
  /** The payment with which it is written. */
  withEntry?: string
}

/** Writes off so much of an invoice, of which it is open. The caller holds the account's lock. Answers the entry. */
export async function bookWriteOff(sql: Sql, writeOff: WriteOff): Promise<string> {
  const { companyId, orderId, number, amountMinor, ...about } = writeOff
  const id = newId()
  await insertEntry(sql, {
    id,
    companyId,
    orderId,
    kind: 'write-off',
    forInvoice: number,
    ...about,
    balanceDelta: -amountMinor,
    committedDelta: 0,
  })
  const first = { invoices: [number], orderId }
  await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
  return id
}
