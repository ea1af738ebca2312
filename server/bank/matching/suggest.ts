import type { MatchReason } from '../../../contract/bank/bank-words.ts'
import { compact } from '../../../contract/bank/iban.ts'
import { namedIn } from '../../../contract/bank/reference.ts'
import { minorPerMajor } from '../../../contract/pricing/money.ts'
import type { OpenItem } from '../../credit/index.ts'
import type { LineRow } from '../lines/store.ts'

/** What lines are compared with. */
export type Known = {
  /** What companies owe, due first. */
  items: OpenItem[]
  payers: { iban: string; companyId: string }[]
  names: { companyId: string; name: string }[]
  /** A bank may keep so much of a transfer as its fee, in major units. */
  tolerance: number
}

/** What a line may pay. */
export type Suggestion = {
  companyId: string
  amountMinor: number
  /** Invoices; none: those due first. */
  numbers: number[]
  /** The order by transfer that it pays instead. */
  orderId?: string
  reasons: MatchReason[]
}

export type Line = Pick<
  LineRow,
  | 'amountMinor'
  | 'matchedMinor'
  | 'currency'
  | 'remittance'
  | 'endToEnd'
  | 'iban'
  | 'name'
  | 'bookedOn'
>

export const restOf = ({ amountMinor, matchedMinor }: Line) => amountMinor - matchedMinor
const sumOf = (items: OpenItem[]) => items.reduce((sum, { openMinor }) => sum + openMinor, 0)
/** The same less what is taken off when they are paid on a day. */
const discountedOf = (items: OpenItem[], day: string) =>
  items.reduce(
    (sum, { openMinor, discountMinor, discountUntil }) =>
      sum + openMinor - (discountUntil !== null && day <= discountUntil ? discountMinor : 0),
    0,
  )
const numbersOf = (items: OpenItem[]) => items.map(({ invoice }) => invoice)

export const textOf = ({ remittance, endToEnd }: Line) => `${remittance} / ${endToEnd}`

/** What of what is open a line's text names, by invoices or by orders; `isClear` when it can be read in one way only. */
export function namedItems(line: Line, items: OpenItem[], kind: 'invoice' | 'order') {
  const hits = namedIn(textOf(line)).filter((one) => one.kind === kind)
  const open = hits.map(({ numbers }) =>
    numbers.filter((one) => items.some((item) => item[kind] === one)),
  )
  const numbers = new Set(open.flat())
  return {
    items: items.filter((item) => item.currency === line.currency && numbers.has(item[kind])),
    isClear: open.every((some) => some.length <= 1),
  }
}

/**
 * What a line pays beyond doubt: it names invoices or orders of one company, and is what is open of them to the cent, or that less their
 * early-payment discounts when it was booked in time. Null
 * when it does not.
 */
export function certainMatch(line: Line, items: OpenItem[]): Suggestion | null {
  for (const kind of ['invoice', 'order'] as const) {
    const named = namedItems(line, items, kind)
    if (!named.isClear) return null
    const [first] = named.items
    const isOfOne = named.items.every(({ companyId }) => companyId === first?.companyId)
    if (!first || !isOfOne) continue
    const isWhole = sumOf(named.items) === restOf(line)
    const isEarly = discountedOf(named.items, line.bookedOn) === restOf(line)
    if (!isWhole && !isEarly) continue
    return {
      companyId: first.companyId,
      amountMinor: restOf(line),
      numbers: numbersOf(named.items),
      reasons: ['reference', isWhole ? 'amount' : 'discount'],
    }
  }
  return null
}

export const most = 3

/** What a line may pay, the likeliest first, with the reasons. None of them is ever booked without a person. */
export function suggestionsFor(line: Line, known: Known): Suggestion[] {
  const items = known.items.filter(({ currency }) => currency === line.currency)
  const found = [
    ...byReference(line, items, known.tolerance),
    ...byCompany(line, items, known),
    ...byAmount(line, items),
  ]
  // what was paid already, or is somebody's slip, is looked at twice
  if (namesNothingOpen(line, items)) for (const { reasons } of found) reasons.push('named-not-open')
  const keys = found.map(({ companyId, numbers }) => `${companyId} ${numbers}`)
  return found.filter((_, at) => keys.indexOf(keys[at]!) === at).slice(0, most)
}

/** Whether a line names invoices or orders of which not one is open. */
const namesNothingOpen = (line: Line, items: OpenItem[]) =>
  namedIn(textOf(line)).length > 0 &&
  namedItems(line, items, 'invoice').items.length === 0 &&
  namedItems(line, items, 'order').items.length === 0

const fee = ({ currency }: Line, tolerance: number) =>
  Math.round(tolerance * minorPerMajor(currency))

/** How an amount stands to what is open; `tolerance` is what a bank may keep, in major units. */
export function compared(line: Line, openMinor: number, tolerance: number): MatchReason {
  const less = openMinor - restOf(line)
  if (less === 0) return 'amount'
  if (less < 0) return 'more'
  return less <= fee(line, tolerance) ? 'less-fee' : 'less'
}

function byReference(line: Line, items: OpenItem[], tolerance: number): Suggestion[] {
  const named = [
    ...namedItems(line, items, 'invoice').items,
    ...namedItems(line, items, 'order').items,
  ]
  const companies = [...new Set(named.map(({ companyId }) => companyId))]
  return companies.map((companyId) => {
    const own = items.filter((item) => item.companyId === companyId && named.includes(item))
    const isDiscounted =
      discountedOf(own, line.bookedOn) === restOf(line) && sumOf(own) !== restOf(line)
    const reasons: MatchReason[] = [
      'reference',
      isDiscounted ? 'discount' : compared(line, sumOf(own), tolerance),
    ]
    return { companyId, amountMinor: restOf(line), numbers: numbersOf(own), reasons }
  })
}

type Paying = { companyId: string; reason: 'known-account' | 'name' }

/** Companies that paid by this account before, or are called as the payer is. */
function companiesBy({ iban, name }: Line, { payers, names }: Known): Paying[] {
  const payer = compact(name)
  const paid = payers.filter((one) => iban !== '' && one.iban === iban)
  const called = names.filter((one) => {
    const signs = compact(one.name)
    return signs.length >= 4 && (payer === signs || (signs.length >= 8 && payer.includes(signs)))
  })
  const all: Paying[] = [
    ...paid.map(({ companyId }) => ({ companyId, reason: 'known-account' as const })),
    ...called.map(({ companyId }) => ({ companyId, reason: 'name' as const })),
  ]
  return all.filter((one, at) => all.findIndex((other) => other.companyId === one.companyId) === at)
}

function byCompany(line: Line, items: OpenItem[], known: Known): Suggestion[] {
  const rest = restOf(line)
  const most = fee(line, known.tolerance)
  return companiesBy(line, known).flatMap(({ companyId, reason }) => {
    const own = items.filter((item) => item.companyId === companyId)
    const one = (chosen: OpenItem[], why: MatchReason): Suggestion => ({
      companyId,
      amountMinor: rest,
      numbers: numbersOf(chosen),
      reasons: [reason, why],
    })
    if (own.length === 0) return [one([], 'nothing-open')]
    const same = own.find(({ openMinor }) => openMinor === rest)
    if (same) return [one([same], 'amount')]
    const run = runOf(own, rest)
    if (run) return [one(run, run.length === own.length ? 'all-open' : 'sum')]
    const near = own.find(({ openMinor }) => openMinor > rest && openMinor - rest <= most)
    if (near) return [one([near], 'less-fee')]
    return [one([], compared(line, sumOf(own), known.tolerance))]
  })
}

/** Invoices that are due one after the other and come to an amount. */
function runOf(items: OpenItem[], minor: number): OpenItem[] | null {
  for (let from = 0; from < items.length; from += 1) {
    let sum = 0
    for (let to = from; to < items.length && sum < minor; to += 1) {
      sum += items[to]!.openMinor
      if (sum === minor) return items.slice(from, to + 1)
    }
  }
  return null
}

/** The one invoice of all that has this amount. */
function byAmount(line: Line, items: OpenItem[]): Suggestion[] {
  const [one, ...more] = items.filter(({ openMinor }) => openMinor === restOf(line))
  if (!one || more.length > 0) return []
  const { companyId, invoice } = one
  return [{ companyId, amountMinor: restOf(line), numbers: [invoice], reasons: ['only-amount'] }]
}
