import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankStatement, StatementResult } from '../../../contract/bank/bank.ts'
import type {
  RememberedColumns,
  StatementPreview,
} from '../../../contract/bank/statement-columns.ts'
import {
  type bankOf,
  openBankShop,
  ours,
  payToAccount,
  uploadStatement,
} from '../../../tests/bank.fixture.ts'
import { read } from '../../../tests/companies.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
beforeAll(async () => {
  ;({ shop, admin, bank } = await openBankShop())
})
afterAll(() => shop?.close())

type Text = string | Uint8Array<ArrayBuffer>
const send = (text: Text, columns?: object) =>
  uploadStatement(shop, admin, text, 'bank.csv', { columns })
const result = (text: Text, columns?: object) => read<StatementResult>(send(text, columns))
const preview = (text: Text, columns?: object) =>
  read<StatementPreview>(
    uploadStatement(shop, admin, text, 'bank.csv', { columns, to: 'bank-statements/preview' }),
  )
const refusal = async (response: Promise<Response>) => {
  const { code, detail, errors } = (await (await response).json()) as {
    code: string
    detail: string
    errors?: { path: string }[]
  }
  return { code, detail, errors }
}
const listed = async () =>
  (await read<{ columns: RememberedColumns[] }>(admin.call('GET', '/statement-columns'))).columns
const rows = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const amounts = async (words: string) =>
  (await bank.lines(`&q=${words}`)).map(({ bookedOn, amount }) => [bookedOn, amount])

const dutch = ['Datum;Naam;Rekening;Af Bij;Bedrag (EUR);Mededelingen']
const saidOfDutch = {
  columns: ['bookedOn', 'name', 'iban', 'mark', 'amount', 'text'],
  days: 'dmy',
  decimal: ',',
  marks: { in: 'Bij', out: 'Af' },
}

test('business: 5 a CSV of unknown columns is asked about, and read by itself once somebody said what they are', async () => {
  const file = rows(
    ...dutch,
    '03-04-2026;Works;NL91ABNA0417164300;Bij;1.234,50;Dutch one',
    '04-04-2026;Landlord;;Af;20,00;Dutch two',
    '05-04-2026;Works;;Storno;5,00;Dutch three',
  )
  const refused = await refusal(send(file))
  expect(refused.code).toBe('statement_columns_unknown')
  expect(refused.detail).toContain('Datum; Naam; Rekening; Af Bij; Bedrag (EUR); Mededelingen')
  const before = await preview(file)
  expect(before).toMatchObject({ header: dutch[0]!.split(';'), kept: null, read: null })
  expect(before.rows[0]).toEqual(file.split('\r\n')[1]!.split(';'))

  const { read: tried } = await preview(file, saidOfDutch)
  expect(tried).toMatchObject({ lineCount: 2, problemCount: 1 })
  expect(tried!.lines.map(({ bookedOn, amount, account }) => [bookedOn, amount, account])).toEqual([
    ['2026-04-03', 1_234.5, ours],
    ['2026-04-04', -20, ours],
  ])
  expect(await listed()).toEqual([])
  expect(await result(file, saidOfDutch)).toMatchObject({ lines: 2, new: 2, problemCount: 1 })
  expect(await amounts('dutch')).toEqual([
    ['2026-04-04', -20],
    ['2026-04-03', 1_234.5],
  ])
  const next = rows(...dutch, '06-04-2026;Works;;Bij;7,00;Dutch next')
  expect(await result(next.replace('Datum', ' DATUM '))).toMatchObject({ new: 1, problems: [] })
  expect(await result(file)).toMatchObject({ new: 0, known: 2 })
  const packed = new Uint8Array(zipSync({ 'april.csv': strToU8(next) }))
  expect(await result(packed)).toMatchObject({ new: 0, known: 1 })
  expect(await listed()).toEqual([
    {
      _id: expect.any(String),
      header: dutch[0]!.split(';'),
      ...saidOfDutch,
      account: ours,
      currency: 'usd',
      usedAt: expect.any(String),
      by: expect.any(String),
    },
  ])
  await payToAccount(admin, 'FR1420041010050500013M02606')
  expect((await refusal(send(next))).code).toBe('statement_foreign')
  await payToAccount(admin)
})

test('a day or an amount that could be another is never guessed, and how it is written is said once', async () => {
  const header = 'Account,Date,Amount,Currency,Text'
  const file = rows(
    header,
    `${ours},05/06/2026,"1,250",USD,Doubt one`,
    `${ours},06/06/2026,"2,000",USD,Doubt two`,
  )
  const { code, detail } = await refusal(send(file))
  expect(code).toBe('statement_columns_unknown')
  expect(detail).toContain('“1,250” is no amount that can be read')
  const roles = ['account', 'bookedOn', 'amount', 'currency', 'text']
  expect((await preview(file)).guess).toEqual(roles)
  const said = { columns: roles, days: 'mdy', decimal: '.' }
  expect(await result(file, said)).toMatchObject({ new: 2 })
  expect(await amounts('doubt')).toEqual([
    ['2026-06-06', 2_000],
    ['2026-05-06', 1_250],
  ])
  // of the same header a file whose days are written otherwise is asked about anew
  const other = rows(header, `${ours},25/07/2026,9.00,USD,Doubt other`)
  expect((await refusal(send(other))).detail).toContain('As it was said of this header before')
  expect(await amounts('other')).toEqual([])
})

test('what came and what went in two columns, texts in several, and old encodings are read', async () => {
  const text = rows(
    'Konto Müller;;;;',
    '',
    'Tag|Soll|Haben|Zweck 1|Zweck 2',
    '20260801|0,00|10,00|Apart käme|zuerst',
    '20260802|-3,50||Apart ging|zuletzt',
    '20260803|1,00|1,00|Apart beides|',
  )
  const said = { columns: ['bookedOn', 'out', 'in', 'text', 'text'], days: 'ymd', decimal: ',' }
  const told = await result(new Uint8Array(Buffer.from(text, 'latin1')), said)
  expect(told).toMatchObject({ new: 2, ignored: 1, problemCount: 1 })
  expect(told.problems[0]).toMatchObject({ line: 6 })
  expect(await amounts('apart')).toEqual([
    ['2026-08-02', -3.5],
    ['2026-08-01', 10],
  ])
  expect((await bank.line('apart k')).remittance).toBe('Apart käme zuerst')
})

test('what is said of columns is whole, fits the file, and is of one CSV', async () => {
  const file = rows(...dutch, '03-04-2026;Works;;Bij;1,00;Whole')
  const faults = async (more: object) =>
    (await refusal(send(file, { ...saidOfDutch, ...more }))).errors
  const columns = saidOfDutch.columns
  for (const [more, path] of [
    [{ marks: null }, 'columns.marks'],
    [{ days: 'ydm' }, 'columns.days'],
    [{ columns: columns.with(0, 'none') }, 'columns.columns'],
    [{ columns: columns.with(4, 'none') }, 'columns.columns'],
    [{ columns: columns.with(1, 'amount') }, 'columns.columns'],
    [{ columns: columns.with(1, 'in') }, 'columns.columns'],
    [{ account: 'DE00370400440532013000' }, 'columns.account'],
  ] as const)
    expect(
      (await faults(more))?.map((one) => one.path),
      path,
    ).toContain(path)
  const short = { ...saidOfDutch, columns: columns.slice(0, 5) }
  expect((await refusal(send(file, short))).detail).toContain('It has 6 columns, and 5 were said')
  const packed = new Uint8Array(zipSync({ 'april.csv': strToU8(file) }))
  expect((await refusal(send(packed, saidOfDutch))).code).toBe('file_unreadable')
  const wrong = { ...saidOfDutch, decimal: '.', columns: columns.with(4, 'none').with(1, 'amount') }
  expect((await refusal(send(file, wrong))).code).toBe('statement_columns_unknown')
  expect(await amounts('whole')).toEqual([])
})

test('a column that may say which way money went is asked about, whatever its name and though the others are known', async () => {
  const known = 'Account;Booking date;Amount;Currency;Purpose'
  const row = `${ours};2026-10-02;2385.00;USD;Which way`
  for (const [name, mark] of [
    ['Debit/Credit', 'D'],
    ['Soll-/Haben-Kennzeichen', 'S'],
    ['Kind', 'Lastschrift'],
    ['X', 'DBIT'],
    ['Sign', '-'],
  ] as const) {
    const file = rows(`${known};${name}`, `${row};${mark}`)
    const { code, detail } = await refusal(send(file))
    expect([code, detail], name).toEqual([
      'statement_columns_unknown',
      expect.stringContaining(`“${name}” may say which way money went`),
    ])
  }
  expect(await amounts('which')).toEqual([])
  expect(await result(rows(`${known};Kind`, `${row};Rent and more`))).toMatchObject({ new: 1 })
  const marks = { in: 'gutschrift', out: ' Gutschrift ' }
  const same = await refusal(
    send(rows(...dutch, '03-04-2026;A;;Bij;1,00;B'), { ...saidOfDutch, marks }),
  )
  expect(same.errors?.map(({ path }) => path)).toEqual(['columns.marks'])
})

test('a file that was read is not read by other columns besides, and lines that may be the same are told', async () => {
  const header = 'Tag;Wer;Summe;Wozu'
  const file = rows(header, '2026-10-05;Works;40,00;Twice so', '2026-10-06;Works;41,00;Twice too')
  const said = { columns: ['bookedOn', 'name', 'amount', 'none'], days: 'ymd', decimal: ',' }
  const other = { ...said, columns: said.columns.with(3, 'text') }
  expect(await result(file, said)).toMatchObject({ new: 2, warnings: [] })
  const again = await refusal(send(file, other))
  expect([again.code, again.detail]).toEqual([
    'file_unreadable',
    expect.stringContaining('read by other columns before'),
  ])
  const longer = `${file}2026-10-07;Works;42,00;Twice more\r\n`
  const told = await result(longer, other)
  expect(told).toMatchObject({ new: 3, warnings: [expect.stringContaining('2 new lines have')] })
})

test('wrong columns are changed or forgotten, and a statement that was read by them is taken back', async () => {
  const file = rows('Day;In words;Sum;Balance', '2026-09-01;Undone;100.00;900.00')
  const said = { columns: ['bookedOn', 'text', 'none', 'amount'], days: 'ymd', decimal: '.' }
  expect(await result(file, said)).toMatchObject({ new: 1 })
  expect((await bank.line('undone')).amount).toBe(900)
  const [remembered] = await listed()
  const path = `/statement-columns/${remembered!._id}`
  const right = { ...said, columns: ['bookedOn', 'text', 'amount', 'none'] }
  const short = { ...said, columns: ['bookedOn', 'amount'] }
  expect((await admin.call('PUT', path, short)).status).toBe(400)
  expect(await read(admin.call('PUT', path, right))).toEqual({ modifiedCount: 1 })
  expect(await read(admin.call('PUT', path, right))).toEqual({ modifiedCount: 0 })
  const statements = await read<BankStatement[]>(admin.call('GET', '/bank-statements'))
  const statement = `/bank-statements/${statements.find(({ from }) => from === '2026-09-01')!._id}`
  expect(await read(admin.call('DELETE', statement))).toEqual({ deletedCount: 1 })
  expect(await bank.lines('&q=undone')).toEqual([])
  expect(await result(file)).toMatchObject({ new: 1 })
  expect((await bank.line('undone')).amount).toBe(100)
  expect(await read(admin.call('DELETE', path))).toEqual({ deletedCount: 1 })
  expect((await refusal(send(file))).code).toBe('statement_columns_unknown')
})
