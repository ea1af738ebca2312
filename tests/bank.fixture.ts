import { expect } from 'vitest'
import type { BankLine, StatementResult } from '../contract/bank/bank.ts'
import type { CreditEntry } from '../contract/companies/credit.ts'
import { checkBooks } from '../server/books/check-books.ts'
import { newId } from '../server/database/new-id.ts'
import { read } from './companies.fixture.ts'
import { openCreditCompany, ship } from './credit.fixture.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import type { TestUser } from './test-user.ts'

/** The shop's account in tests, and one of a payer: the examples of the standard. */
export const ours = 'DE89370400440532013000'
export const theirs = 'FR1420041010050500013M02606'

/** A line of a statement that a test writes. Amounts in major units. */
export type Written = {
  amount: number
  text?: string
  on?: string
  ref?: string
  name?: string
  iban?: string
  endToEnd?: string
  reversal?: boolean
  /** What stands in the entry besides. */
  more?: string
}
type Statement = {
  lines: Written[]
  iban?: string
  currency?: string
  version?: string
  opening?: number
  closing?: number
  from?: string
  to?: string
  number?: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const sign = (amount: number) => (amount < 0 ? 'DBIT' : 'CRDT')
const size = (amount: number) => Math.abs(amount).toFixed(2)
const first = '2026-02-14'

function entry(line: Written, currency: string): string {
  const { amount, text = '', on = first, ref = '', name = 'Payer', iban = theirs } = line
  const party = amount < 0 ? 'Cdtr' : 'Dbtr'
  return `<Ntry><Amt Ccy="${currency}">${size(amount)}</Amt><CdtDbtInd>${sign(amount)}</CdtDbtInd>${line.reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>
<BookgDt><Dt>${on}</Dt></BookgDt>${ref && `<AcctSvcrRef>${ref}</AcctSvcrRef>`}<NtryDtls><TxDtls><Refs><EndToEndId>${line.endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>
<RltdPties><${party}><Nm>${escaped(name)}</Nm></${party}><${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls>${line.more ?? ''}</Ntry>`
}

/** A file in camt.053 with one statement. */
export function camt({ lines, version = '02', currency = 'USD', ...about }: Statement): string {
  const { iban = ours, opening = 0, from = first, to = first, number = '1' } = about
  const closing = about.closing ?? lines.reduce((sum, { amount }) => sum + amount, opening)
  const balance = (code: string, amount: number, on: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${size(amount)}</Amt><CdtDbtInd>${sign(amount)}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>${number}</Id>
<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', opening, from)}${balance('CLBD', closing, to)}${lines.map((line) => entry(line, currency)).join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

/** Sends a file as the page does, perhaps with what its columns are, or to be looked into alone. */
export function uploadStatement(
  { publicUrl }: Pick<TestShop, 'publicUrl'>,
  { token }: TestUser,
  text: string | Uint8Array<ArrayBuffer>,
  name = 'statement.xml',
  { columns, to = 'bank-statements' }: { columns?: object | undefined; to?: string } = {},
) {
  const form = new FormData()
  if (columns) form.set('columns', JSON.stringify(columns))
  form.set('file', new File([text], name))
  return fetch(`${publicUrl}/api/${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

type Shop = Pick<TestShop, 'publicUrl' | 'sql'>

/** What admins do with the bank. */
export function bankOf(shop: Shop, admin: TestUser) {
  const lines = async (query = '') =>
    await read<BankLine[]>(admin.call('GET', `/bank-lines?limit=100${query}`))
  return {
    lines,
    upload: async (statement: Statement) =>
      await read<StatementResult>(uploadStatement(shop, admin, camt(statement))),
    /** The newest line whose text has these words. */
    line: async (words: string) => {
      const [found] = await lines(`&q=${encodeURIComponent(words)}`)
      expect(found, words).toBeDefined()
      return found!
    },
    match: (id: string, body: object) => admin.call('POST', `/bank-lines/${id}/matches`, body),
    undo: (id: string) => admin.call('DELETE', `/bank-lines/${id}/matches`),
    ignore: (id: string, note = 'Not a payment') =>
      admin.call('POST', `/bank-lines/${id}/ignore`, { note }),
  }
}

/** Says where the shop is paid to. */
export async function payToAccount(admin: TestUser, iban = ours) {
  const { version, record } = await read<{ version: number; record: { seller: object } }>(
    admin.call('GET', '/shop-record'),
  )
  const seller = { ...record.seller, payTo: `Harbour Bank\nIBAN ${iban}` }
  const changed = await admin.call('PATCH', '/shop-record', { version, change: { seller } })
  expect(changed.status, await changed.clone().text()).toBe(200)
}

/** A statement without lines, written behind the door. Answers its id. */
export async function addBankStatement({ sql }: Pick<TestShop, 'sql'>) {
  const statement = newId()
  await sql`
    insert into bank_statement (id, iban, currency, format, first_on, last_on, file_name, sha256, nth)
    values (${statement}, ${ours}, 'usd', 'camt.053', '2026-02-14', '2026-02-14', 'statement.xml', ${statement}, 0)`
  return statement
}

/** Columns that are kept for a header of two, written behind the door. Answers their id. */
export async function addStatementColumns({ sql }: Pick<TestShop, 'sql'>) {
  const id = newId()
  const columns = { columns: ['bookedOn', 'amount'], days: 'dmy', decimal: ',', marks: null }
  await sql`
    insert into statement_columns (id, fingerprint, header, columns)
    values (${id}, ${id}, '{Day,Sum}', ${sql.json({ ...columns, account: ours, currency: 'usd' })})`
  return id
}

/** A line of a statement, written behind the door. Answers its id. */
export async function addBankLine(shop: Pick<TestShop, 'sql'>, amountMinor: number) {
  const [statement, line] = [await addBankStatement(shop), newId()]
  const { sql } = shop
  await sql`
    insert into bank_line (
      id, statement_id, booked_on, amount_minor, currency, is_reversal, bank_ref, end_to_end, remittance, name, iban, dedupe
    )
    values (${line}, ${statement}, '2026-02-14', ${amountMinor}, 'usd', false, '', '', 'Text', 'Payer', '', ${line})`
  return line
}

/** A company with invoices of these many pieces at 100.00, ten at least, each of an order of its own. */
export async function owingCompany(
  shop: Shop & Pick<TestShop, 'database' | 'buyer'>,
  admin: TestUser,
  name: string,
  pieces: number[],
) {
  const one = await openCreditCompany(shop, admin, name, { limit: 100_000, whenOverdue: 'warn' })
  for (const some of pieces) await ship(admin, await one.ordered(some))
  const invoices = await one.invoices('open')
  return {
    ...one,
    numbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
    orders: invoices.map(({ orderNumber }) => orderNumber),
    open: async () => (await one.invoices('open')).map(({ open }) => open),
    entries: () => read<CreditEntry[]>(admin.call('GET', `${one.path}/entries`)),
  }
}

/** A shop that is paid to the account of the tests, with an admin, the calls of its bank, and the proof of its books. */
export async function openBankShop() {
  const shop = await openTestShop({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  const admin = await shop.admin()
  await payToAccount(admin)
  return {
    shop,
    admin,
    bank: bankOf(shop, admin),
    wholeBooks: async () => expect((await checkBooks(shop.database)).violations).toEqual([]),
  }
}
