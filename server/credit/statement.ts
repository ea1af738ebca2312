import type { File, Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { entryWords } from '../../contract/companies/credit-words.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { actingCompany } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { fileNameOf, timeZoneOf } from '../shop-record/index.ts'
import { creditNoteNumber, invoiceNumber, orderNumber } from '../words/numbers.ts'
import { type CsvColumn, writeCsv } from '../words/write-csv.ts'
import { type EntryRow, selectStatement } from './entries-store.ts'
import { requireAccount } from './read-account.ts'

type Days = Input<Calls['getCreditStatement']>

/** A statement of the account of the company that the caller acts for. */
export const getCreditStatement = async (shop: Shop, caller: User, days: Days): Promise<File> =>
  await statementOf(shop, actingCompany(caller)._id, days)

/** That of a company, for the seller. */
export const getCompanyStatement = async (
  shop: Shop,
  _caller: User,
  { id, ...days }: Input<Calls['getCompanyStatement']>,
): Promise<File> => await statementOf(shop, id, days)

const columnsIn = (currency: string): CsvColumn<EntryRow>[] => [
  ['Day', ({ day }) => day],
  ['Written at', ({ at }) => at],
  ['What', ({ kind }) => entryWords[kind]],
  ['Invoice', ({ invoice }) => (invoice === null ? '' : invoiceNumber(invoice))],
  ['Credit note', ({ creditNote }) => (creditNote === null ? '' : creditNoteNumber(creditNote))],
  ['Order', ({ order }) => (order === null ? '' : orderNumber({ number: order }))],
  ['Reference', ({ reference }) => reference],
  ['Note', ({ note }) => note],
  ['Disputed', ({ isDisputed }) => (isDisputed ? 'disputed' : '')],
  ['Discount', ({ discountMinor }) => minorOrNone(discountMinor, currency)],
  ['Discount until', ({ discountUntil }) => discountUntil ?? ''],
  ['Tax within', ({ taxMinor }) => minorOrNone(taxMinor, currency)],
  ['Amount', ({ amountMinor }) => toMajor(amountMinor, currency)],
  ['Balance', ({ balanceMinor }) => toMajor(balanceMinor, currency)],
  ['Currency', () => currency],
]

const minorOrNone = (minor: number | null, currency: string) =>
  minor === null ? '' : toMajor(minor, currency)

async function statementOf(shop: Shop, companyId: string, days: Days): Promise<File> {
  const { sql } = shop.database
  const { currency } = await requireAccount(sql, companyId)
  return await writeCsv(
    await fileNameOf(shop, 'statement.csv'),
    await timeZoneOf(shop),
    columnsIn(currency),
    readAll(sql, companyId, days),
  )
}

const piece = 1_000

async function* readAll(
  sql: Sql,
  companyId: string,
  { from, to }: Days,
): AsyncGenerator<EntryRow[]> {
  let after = 0
  while (true) {
    const rows = await selectStatement(sql, companyId, { from, to, after, limit: piece })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < piece) return
    after = last.position
  }
}
