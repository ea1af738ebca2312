import { creditorReference, referenceInGroups } from '../../contract/bank/reference.ts'
import { firstSeries, series, signsOf } from '../../contract/words/series.ts'

const [order, invoice, creditNote] = [
  firstSeries.order,
  firstSeries.invoice,
  firstSeries.creditNote,
].map(signsOf)
const numbers = new RegExp(`\\b(${order}|${invoice}|${creditNote})-(?=[A-Z\\d])`, 'g')
const references = new RegExp(`\\bRF\\d\\d ?(${order}|${invoice})([\\d ]*\\d)`, 'g')

/** The text of examples, which are written by what the demo's numbers begin with, with what the shop's own begin with. */
export function inSeries(text: string): string {
  const own = series()
  const beginnings: Record<string, string> = {
    [order!]: own.order,
    [invoice!]: own.invoice,
    [creditNote!]: own.creditNote,
  }
  return text
    .replace(references, (whole, kind: string, figures: string) => {
      const reference = creditorReference(`${beginnings[kind]}${figures.replaceAll(' ', '')}`)
      return whole.includes(' ') ? referenceInGroups(reference) : reference
    })
    .replace(numbers, (_, kind: string) => beginnings[kind]!)
}

/** The same of whatever an example consists of. */
export const valuesInSeries = <T>(example: T): T => JSON.parse(inSeries(JSON.stringify(example)))
