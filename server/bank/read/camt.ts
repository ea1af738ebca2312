import { compact } from '../../../contract/bank/iban.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { allAt, type Element, elementOf, textAt } from '../../xml/element.ts'
import { readXml, XmlFault } from '../../xml/read-xml.ts'
import { plainAmount } from './amount.ts'
import { linesOfEntry } from './camt-entry.ts'
import {
  daysOf,
  lastBegun,
  mostLines,
  oneLine,
  type ReadLine,
  type ReadStatement,
  RowFault,
  realDay,
  StatementFault,
} from './read-statement.ts'

const known = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/

/** So many elements are read before others get their turn. */
const inARow = 100

/** The statements of a file in camt.053, versions 001.02 to 001.08. Throws StatementFault. */
export async function readCamt(text: string): Promise<ReadStatement[]> {
  try {
    return await statementsOf(text)
  } catch (error) {
    if (error instanceof XmlFault) throw new StatementFault(error.message)
    if (error instanceof RowFault) throw new StatementFault(error.message)
    throw error
  }
}

type Draft = Pick<ReadStatement, 'lines' | 'problems'> & {
  head: Element
  entries: number
  /** Of all that it says an amount of. */
  currencies: Set<string>
}
const begun = (): Draft => ({
  head: { name: 'Stmt', attributes: new Map(), text: '', children: [] },
  lines: [],
  problems: [],
  entries: 0,
  currencies: new Set(),
})

async function statementsOf(text: string): Promise<ReadStatement[]> {
  const events = readXml(text)
  const statements: ReadStatement[] = []
  const path: string[] = []
  let draft = begun()
  let count = 0
  for (const event of events) {
    count += 1
    if (count % inARow === 0) await new Promise((resolve) => setImmediate(resolve))
    if (event.kind === 'text') continue
    if (event.kind === 'close') {
      if (path.pop() !== 'Stmt') continue
      statements.push(statementOf(draft))
      draft = begun()
      continue
    }
    if (path.length === 0 && (event.name !== 'Document' || !known.test(event.space)))
      throw new StatementFault(
        `it is no camt.053.001.02 to .08${event.space ? `, but ${oneLine(event.space, 80)}` : ''}`,
      )
    if (path.at(-1) !== 'Stmt') path.push(event.name)
    else add(draft, elementOf(event, events))
  }
  if (statements.length === 0) throw new StatementFault('it has no statement')
  return statements
}

/** Entries become lines as they come, so that a large file is never held as a whole. */
function add(draft: Draft, element: Element) {
  for (const { attributes } of allAt(element, 'Amt'))
    draft.currencies.add((attributes.get('Ccy') ?? '').toLowerCase())
  if (element.name !== 'Ntry') return draft.head.children.push(element)
  draft.entries += 1
  if (draft.lines.length >= mostLines)
    throw new StatementFault(`it has more than ${figure(mostLines)} entries`)
  try {
    const currency = allAt(element, 'Amt')[0]?.attributes.get('Ccy') ?? ''
    draft.lines.push(...linesOfEntry(element, currencyOf(new Set([currency.toLowerCase()]))))
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    draft.problems.push({ line: draft.entries, message: error.message, row: wordsOf(element) })
  }
}

function statementOf({ head, lines, problems, currencies }: Draft): ReadStatement {
  const iban = compact(textAt(head, 'Acct/Id/IBAN'))
  if (iban === '') throw new StatementFault('a statement does not say the IBAN of its account')
  const balances = allAt(head, 'Bal')
  const said = textAt(head, 'Acct/Ccy').toLowerCase()
  const currency = currencyOf(said ? new Set([...currencies, said]) : currencies)
  return {
    iban,
    currency,
    format: 'camt.053',
    lines,
    problems,
    number: oneLine(textAt(head, 'LglSeqNb', 'ElctrncSeqNb', 'Id'), 60),
    openingMinor: balanceOf(balances, ['OPBD', 'PRCD'], currency),
    closingMinor: balanceOf(balances, ['CLBD'], currency),
    ...spanOf(head, balances, lines),
  }
}

/** Every amount of a statement has to be in one currency, since an account is. */
function currencyOf(all: Set<string>): string {
  const [currency = '', ...others] = all
  if (others.length > 0)
    throw new StatementFault(
      `a statement mixes currencies: ${[currency, ...others].join(', ').toUpperCase()}`,
    )
  if (!/^[a-z]{3}$/.test(currency)) throw new StatementFault('a statement says no currency')
  return currency
}

function balanceOf(balances: Element[], codes: string[], currency: string): number | null {
  for (const code of codes) {
    const found = balances.find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code)
    if (!found) continue
    const minor = plainAmount(textAt(found, 'Amt'), currency)
    return textAt(found, 'CdtDbtInd') === 'DBIT' ? -minor : minor
  }
  return null
}

/** The days that a statement is of: as it says, else of its closing balance and entries, else when it was made. */
function spanOf(head: Element, balances: Element[], lines: ReadLine[]) {
  const closing = balances.find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === 'CLBD')
  const dayAt = (element: Element | undefined, ...paths: string[]) =>
    element ? textAt(element, ...paths).slice(0, 10) : ''
  const of = daysOf(lines)
  const made = dayAt(head, 'CreDtTm')
  const to = dayAt(head, 'FrToDt/ToDtTm') || dayAt(closing, 'Dt/Dt', 'Dt/DtTm') || of?.to || made
  const from = dayAt(head, 'FrToDt/FrDtTm') || of?.from || to
  const days = [from, to, of?.from ?? from, of?.to ?? to].map(realDay).sort()
  // a period that ends later says nothing of the days to come
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return { from: first, to: last > lastBegun() ? lastBegun() : last }
}

const wordsOf = (element: Element): string => {
  const texts = (one: Element): string[] => [one.text.trim(), ...one.children.flatMap(texts)]
  return oneLine(texts(element).join(' '), 300)
}
