import { Refusal } from '../../../contract/refusals.ts'
import { type Sql, violates } from '../../database/database.ts'
import { selectMpnLike } from './store.ts'

/**
 * Refuses a part number that another part in the shop has, and says how it is written there: "nit 5" is there as NIT-5.
 * Before anything is written: a transaction that has failed looks nothing up.
 */
export async function requireFreeMpn(sql: Sql, mpn: string, id: string) {
  const there = await selectMpnLike(sql, mpn, id)
  if (there !== undefined) throw new Refusal('mpn_taken', { mpn: there })
}

/** The refusal where another took the number in the same moment; else the fault as it is. */
export const mpnTaken = (fault: unknown, mpn: string): unknown =>
  violates(fault, 'part_mpn') ? new Refusal('mpn_taken', { mpn }) : fault
