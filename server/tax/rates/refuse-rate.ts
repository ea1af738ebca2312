import { Refusal } from '../../../contract/refusals.ts'
import { maxTaxRates } from '../../../contract/tax/setup.ts'
import { figure } from '../../../contract/words/numbers.ts'
import type { Sql } from '../../database/database.ts'
import { daysInWords, refuseTurned } from '../days.ts'
import { placeInWords } from '../place-words.ts'
import { countRates, type Rate, selectOverlap } from './store.ts'

/** A rate as the audit keeps it. */
export const inAudit = ({ id: _, ...rate }: Rate) => rate

/** Whose rate it is: "the standard rate of United States, CA, postal codes 941". */
export const rateInWords = ({ taxClass, postalPrefix, ...place }: Rate) =>
  `the ${taxClass} rate of ${placeInWords(place)}${postalPrefix === '' ? '' : `, postal codes ${postalPrefix}…`}`

/** What stands in the way of a rate: another one, with what it takes and when. */
export const overlapWords = (other: Rate) => ({
  what: `${rateInWords(other)}, ${figure(other.percent)} %`,
  days: daysInWords(other),
})

/** Refuses a percent of the class zero, days that are turned around, and those that another rate of place and class has. */
export async function refuseRate(sql: Sql, wanted: Rate) {
  if (wanted.taxClass === 'zero' && wanted.percent !== 0) {
    const message = 'The class zero has 0 percent'
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'percent', message }] })
  }
  refuseTurned(wanted)
  const other = await selectOverlap(sql, wanted)
  if (!other) return
  const { what, days } = overlapWords(other)
  throw new Refusal('tax_overlap', { what, days })
}

/** Refuses more rates than an order should have to find its own among. */
export async function refuseTooMany(sql: Sql, more: number) {
  if ((await countRates(sql)) + more > maxTaxRates)
    throw new Refusal('tax_rates_full', { max: figure(maxTaxRates) })
}
