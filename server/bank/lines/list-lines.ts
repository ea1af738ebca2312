import type { BankLine } from '../../../contract/bank/bank.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { companyNumber } from '../../companies/index.ts'
import { countUpTo, pageOf, readCursor, startOfPage, totalOf } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import {
  type MatchRow,
  type SuggestionRow,
  selectMatches,
  selectSuggestions,
} from './matches-store.ts'
import { countLines, type ListedLine, selectLines } from './store.ts'

/** Lines of statements with what became of each, and what it may pay. */
export async function listBankLines(
  { database: { sql } }: Shop,
  _caller: User,
  { q, state, page, cursor, limit }: Input<Calls['listBankLines']>,
): Promise<Output<Calls['listBankLines']>> {
  const filter = { q, state }
  const place = { from: startOfPage(page, limit), limit: limit + 1 }
  const before = readCursor(cursor)?.id ?? null
  const [rows, counted] = await Promise.all([
    selectLines(sql, filter, { ...place, before }),
    countLines(sql, filter, countUpTo + 1),
  ])
  const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
  const ids = items.map(({ id }) => id)
  const [matches, suggestions] = await Promise.all([
    selectMatches(sql, ids),
    selectSuggestions(sql, ids),
  ])
  return {
    items: items.map((line) => lineToApi(line, matches, suggestions)),
    next,
    total: totalOf(counted),
  }
}

function lineToApi(line: ListedLine, matches: MatchRow[], suggestions: SuggestionRow[]): BankLine {
  const { id, currency } = line
  const major = (minor: number) => toMajor(minor, currency)
  const own = <R extends { lineId: string }>(rows: R[]) =>
    rows.filter(({ lineId }) => lineId === id)
  return {
    _id: id,
    bookedOn: line.bookedOn,
    amount: major(line.amountMinor),
    currency,
    matched: major(line.matchedMinor),
    reversal: line.isReversal,
    name: line.name,
    iban: line.iban,
    remittance: line.remittance,
    bankReference: line.bankRef,
    endToEnd: line.endToEnd,
    statement: line.statement,
    state: line.state,
    note: line.note,
    matches: own(matches).map((match) => ({
      company: companyOf(match)!,
      amount: major(match.amountMinor),
      invoices: match.invoices.map(invoiceNumber),
      order: orderOf(match),
      writtenOff: major(match.writtenOffMinor),
      at: match.at.toISOString(),
      by: match.by,
    })),
    suggestions: own(suggestions).map((one) => ({
      company: companyOf(one),
      amount: major(one.amountMinor),
      invoices: one.invoices.map(invoiceNumber),
      order: orderOf(one),
      reasons: one.reasons,
      returns: one.returns,
      short: shortOf(one),
    })),
    returns: line.partner,
  }

  function shortOf({ reasons, shortMinor }: SuggestionRow) {
    return reasons.includes('less-fee') && shortMinor > 0 ? major(shortMinor) : null
  }
}

const orderOf = ({ order }: Pick<MatchRow, 'order'>) =>
  order && { _id: order.id, number: orderNumber(order) }

const companyOf = ({
  companyId,
  number,
  company,
}: Pick<MatchRow, 'companyId' | 'number' | 'company'>) =>
  companyId === null || number === null
    ? null
    : { _id: companyId, number: companyNumber({ number }), legalName: company ?? '' }
