import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { daysInWords, refuseTurned } from '../days.ts'
import { placeInWords } from '../place-words.ts'
import { type Registration, selectOverlap } from './store.ts'

/** A registration as the audit keeps it. */
export const inAudit = ({ country, region, number, startsOn, endsOn }: Registration) => ({
  country,
  region,
  number,
  startsOn,
  endsOn,
})

/** Refuses days that are turned around, or that another registration of the place has. */
export async function refuseRegistration(sql: Sql, wanted: Registration) {
  refuseTurned(wanted)
  const other = await selectOverlap(sql, wanted)
  if (!other) return
  throw new Refusal('tax_overlap', {
    what: `the registration ${other.number} of ${placeInWords(other)}`,
    days: daysInWords(other),
  })
}
