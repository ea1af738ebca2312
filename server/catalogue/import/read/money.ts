import { currenciesOf } from '../../../../bom/read/currencies.ts'
import { readPartNumber } from '../../../../bom/read/part-number-cell.ts'
import { type Decimal, shorten } from '../../../../bom/read/quantity.ts'
import { minorPerMajor } from '../../../../contract/pricing/money.ts'
import type { Cell } from './cell.ts'
import { readNumber, withoutGaps } from './numbers.ts'

type Rules = { decimal: Decimal; currency: string }

/** An amount with its currency before or behind it, or without; “149.-” and “149,–” have no cents. */
const written =
  /^(?<before>[^\d+\-.,]*?)\s*(?<amount>[-+]?[\d.,]*\d[\d.,]*?)(?:[.,]\s*[-–—]{1,2})?\s*(?<behind>[^\d.,]*\.?)$/u

/** How ledgers and SAP write what is taken off: “(149.00)”, “149,00-”. */
const takenOff = /^\(.*\d.*\)$|^[-−].*\d|\d\s*[-−](?:\s*\p{Sc}|\s*\p{Lu}{3}|\s+\p{L}{2,3})?$/u

/** A price in major units of the shop's currency, exact to its smallest coin. Another currency is never taken for it. */
export function readMoney(value: unknown, { decimal, currency }: Rules): Cell<number> {
  if (typeof value !== 'string') return exact(readNumber(value, decimal), value, currency)
  const text = withoutGaps(value)
  if (takenOff.test(text)) return { reason: `“${shorten(value)}” is less than nothing` }
  const found = written.exec(text)?.groups
  if (!found) return readNumber(value, decimal)
  const { before = '', amount = '', behind = '' } = found
  for (const said of [before, behind]) {
    if (said.trim() === '') continue
    const fault = currencyFault(said, currency)
    if (fault) return { reason: readPartNumber(text).spoilt ?? fault }
  }
  return exact(readNumber(amount, decimal), value, currency)
}

/** Why a currency's sign, code or name is not the shop's; null when it is. */
export function currencyFault(said: string, currency: string): string | null {
  const ours = currency.toUpperCase()
  const meant = currenciesOf(said)
  if (meant.includes(ours)) return null
  if (meant.length === 0) return `“${shorten(said.trim())}” is no currency that is known`
  return `The price is in ${meant.join(' or ')}, the shop sells in ${ours}`
}

function exact(cell: Cell<number>, value: unknown, currency: string): Cell<number> {
  if (!('value' in cell)) return cell
  // the noise of binary fractions lies far beyond
  const price = Number(cell.value.toFixed(6))
  const minor = price * minorPerMajor(currency)
  if (Math.abs(minor - Math.round(minor)) < 1e-6)
    return { value: Math.round(minor) / minorPerMajor(currency) }
  const reason = `“${shorten(String(value))}” is finer than the smallest coin of ${currency.toUpperCase()}`
  return { reason }
}
