import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { hasCome } from './entries-store.ts'

/** Refuses a day on which money came that is still to come in the shop. */
export async function requireCome(sql: Sql, receivedOn: string) {
  if (await hasCome(sql, receivedOn)) return
  const message = 'This day is still to come'
  throw new Refusal('invalid_input', {}, { errors: [{ path: 'receivedOn', message }] })
}
