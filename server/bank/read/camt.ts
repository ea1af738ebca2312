import { compact } from '../../../contract/bank/iban.ts'
import { plainAmount } from './amount.ts'
import { linesOfEntry } from './camt-entry.ts'
import { allAt, type Element, elementOf, textAt } from './element.ts'
import {
  daysOf,
  kept,
  mostLines,
  type ReadStatement,
  RowFault,
  realDay,
  StatementFault,
} from './read-statement.ts'
import { readXml, XmlFault } from './xml.ts'

const known = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/

/** So many entries are read before others get their turn. */
const inARow = 200

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

async function statementsOf(text: string): Promise<ReadStatement[]> {
  const events = readXml(text)
  const statements: ReadStatement[] = []
  const path: string[] = []
  let head: Element[] = []
  let entries: Element[] = []
  let count = 0
  for (const event of events) {
    if (event.kind === 'text') continue
    if (event.kind === 'close') {
      if (path.pop() !== 'Stmt') continue
      statements.push(statementOf({ ...root, children: head }, entries))
      ;[head, entries] = [[], []]
      continue
    }
    if (path.length === 0 && (event.name !== 'Document' || !known.test(event.space)))
      throw new StatementFault(
        `it is no camt.053.001.02 to .08${event.space ? `, but ${kept(event.space, 80)}` : ''}`,
      )
    if (path.at(-1) !== 'Stmt') {
      path.push(event.name)
      continue
    }
    const element = elementOf(event, events)
    if (element.name !== 'Ntry') head.push(element)
    else entries.push(element)
    count += 1
    if (count > mostLines) throw new StatementFault(`it has more than ${mostLines} entries`)
    if (count % inARow === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  if (statements.length === 0) throw new StatementFault('it has no statement')
  return statements
}

const root: Element = { name: 'Stmt', attributes: new Map(), text: '', children: [] }

function statementOf(head: Element, entries: Element[]): ReadStatement {
  const iban = compact(textAt(head, 'Acct/Id/IBAN'))
  if (iban === '') throw new StatementFault('a statement does not say the IBAN of its account')
  const balances = allAt(head, 'Bal')
  const currency = currencyOf(head, balances, entries)
  const statement: ReadStatement = {
    ...{ iban, currency, format: 'camt.053', lines: [], problems: [] },
    number: kept(textAt(head, 'LglSeqNb', 'ElctrncSeqNb', 'Id'), 60),
    ...{ from: '', to: '' },
    openingMinor: balanceOf(balances, ['OPBD', 'PRCD'], currency),
    closingMinor: balanceOf(balances, ['CLBD'], currency),
  }
  entries.forEach((entry, at) => {
    try {
      statement.lines.push(...linesOfEntry(entry, currency))
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      statement.problems.push({ line: at + 1, message: error.message, row: wordsOf(entry) })
    }
  })
  return { ...statement, ...spanOf(head, balances, statement) }
}

/** Every amount of it has to be in one currency, since an account is. */
function currencyOf(head: Element, balances: Element[], entries: Element[]): string {
  const said = textAt(head, 'Acct/Ccy').toUpperCase()
  const amounts = [...balances, ...entries].flatMap((one) => allAt(one, 'Amt'))
  const all = new Set(amounts.map(({ attributes }) => (attributes.get('Ccy') ?? '').toUpperCase()))
  if (said) all.add(said)
  const [currency = '', ...others] = all
  if (others.length > 0)
    throw new StatementFault(`a statement mixes currencies: ${[currency, ...others].join(', ')}`)
  if (!/^[A-Z]{3}$/.test(currency)) throw new StatementFault('a statement says no currency')
  return currency.toLowerCase()
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
function spanOf(head: Element, balances: Element[], { lines }: ReadStatement) {
  const closing = balances.find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === 'CLBD')
  const dayAt = (element: Element | undefined, ...paths: string[]) =>
    element ? textAt(element, ...paths).slice(0, 10) : ''
  const of = daysOf(lines)
  const made = dayAt(head, 'CreDtTm')
  const to = dayAt(head, 'FrToDt/ToDtTm') || dayAt(closing, 'Dt/Dt', 'Dt/DtTm') || of?.to || made
  const from = dayAt(head, 'FrToDt/FrDtTm') || of?.from || to
  const days = [from, to, of?.from ?? from, of?.to ?? to].map(realDay).sort()
  return { from: days[0]!, to: days.at(-1)! }
}

const wordsOf = (element: Element): string => {
  const texts = (one: Element): string[] => [one.text.trim(), ...one.children.flatMap(texts)]
  return kept(texts(element).join(' '), 300)
}
