import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankState, BankStatement, StatementResult } from '../../../contract/bank/bank.ts'
import {
  type bankOf,
  camt,
  openBankShop,
  ours,
  payToAccount,
  theirs,
  uploadStatement,
  type Written,
} from '../../../tests/bank.fixture.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let bank: ReturnType<typeof bankOf>
beforeAll(async () => {
  ;({ shop, admin, bank } = await openBankShop())
})
afterAll(() => shop?.close())

const send = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
  uploadStatement(shop, admin, text, name)
const result = (text: string | Uint8Array<ArrayBuffer>, name?: string) =>
  read<StatementResult>(send(text, name))
const refusal = async (text: string | Uint8Array<ArrayBuffer>, name?: string) => {
  const response = await send(text, name)
  const { code, detail } = (await response.json()) as { code: string; detail: string }
  return [response.status, code, detail] as const
}
const state = () => read<BankState>(admin.call('GET', '/bank'))
const amounts = async (words: string) =>
  (await bank.lines(`&q=${words}`)).map(({ amount }) => amount)

test('business: 5.3 overlapping statements bring no line twice, and payments of one day that are the same are two', async () => {
  const same: Written = { amount: 100, text: 'Overlap twin', on: '2026-01-05' }
  const later: Written = { amount: 70, text: 'Overlap later', on: '2026-01-06' }
  expect(
    await bank.upload({ lines: [same, same], from: '2026-01-05', to: '2026-01-05' }),
  ).toMatchObject({
    lines: 2,
    new: 2,
    known: 0,
  })
  const overlapping = { lines: [same, same, later], from: '2026-01-05', to: '2026-01-06' }
  expect(await bank.upload(overlapping)).toMatchObject({ lines: 3, new: 1, known: 2 })
  expect(await bank.upload(overlapping)).toMatchObject({ lines: 3, new: 0, known: 3 })
  expect(await amounts('overlap')).toEqual([70, 100, 100])
})

test('business: 5 an archive of statements is taken as its files are, or not at all', async () => {
  const day = (on: string, amount: number) =>
    strToU8(camt({ lines: [{ amount, text: 'Archived', on }], from: on, to: on }))
  const packed = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files))
  const good = { 'may/1.xml': day('2026-05-01', 11), 'may/2.XML': day('2026-05-02', 12) }
  const others = { 'read me.pdf': strToU8('%PDF'), '__MACOSX/may/._1.xml': strToU8('x') }
  const archive = packed({ ...good, ...others })
  expect(await result(archive, 'may.zip')).toMatchObject({
    statements: 2,
    lines: 2,
    new: 2,
    known: 0,
    warnings: ['Not read, since its name is no statement’s: read me.pdf.'],
  })
  expect(await amounts('archived')).toEqual([12, 11])
  expect(await result(archive, 'again.zip')).toMatchObject({ lines: 2, new: 0, known: 2 })
  expect(await result(good['may/1.xml'].slice(), '1.xml')).toMatchObject({ new: 0, known: 1 })
  const refused = async (files: Record<string, Uint8Array>, cut?: number) =>
    (await refusal(packed(files).slice(0, cut), 'x.zip')).slice(1)
  const torn = { ...good, 'may/3.xml': strToU8('<Document><BkToCstmrStmt>') }
  expect(await refused({ ...torn, 'may/0.xml': day('2026-05-03', 13) })).toEqual([
    'file_unreadable',
    expect.stringContaining('may/3.xml in it: '),
  ])
  expect(await amounts('archived')).toEqual([12, 11])
  expect(await refused(good, 200)).toEqual(['file_unreadable', expect.stringContaining('torn')])
  expect(await refused({ 'a.pdf': strToU8('x') })).toEqual([
    'file_unreadable',
    expect.stringContaining('no file of the archive is camt.053 or CSV'),
  ])
  const bomb = { 'bomb.xml': new Uint8Array(40 * 1024 * 1024) }
  expect(await refused(bomb)).toEqual([
    'file_unreadable',
    expect.stringContaining('it unpacks to more than 20 MB'),
  ])
})

test('business: 5.3 one statement uploaded by ten at once brings its lines once', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({
    amount: 10 + (at % 3),
    text: 'At once',
    on: '2026-01-07',
  }))
  const text = camt({ lines, from: '2026-01-07', to: '2026-01-07' })
  const all = await Promise.all(Array.from({ length: 10 }, () => result(text)))
  expect(all.reduce((sum, one) => sum + one.new, 0)).toBe(20)
  expect(await bank.lines('&q=at%20once')).toHaveLength(20)
  const statements = await read<BankStatement[]>(admin.call('GET', '/bank-statements'))
  expect(statements.filter(({ from }) => from === '2026-01-07')).toHaveLength(1)
})

test('a statement of another account, or in another currency, is refused whole, with words', async () => {
  const lines = [{ amount: 5, text: 'Foreign', on: '2026-01-08' }]
  const [status, code, words] = await refusal(camt({ lines, iban: theirs }))
  expect([status, code]).toEqual([409, 'statement_foreign'])
  expect(words).toContain('FR14 2004 1010 0505 0001 3M02 606')
  expect((await refusal(camt({ lines, currency: 'EUR' })))[1]).toBe('statement_foreign')
  const [good] = camt({ lines }).split('</BkToCstmrStmt>')
  const foreign = camt({ lines, iban: theirs }).match(/<Stmt>.*<\/Stmt>/s)![0]
  expect((await refusal(`${good}${foreign}</BkToCstmrStmt></Document>`))[1]).toBe(
    'statement_foreign',
  )
  expect(await amounts('foreign')).toEqual([])
})

test('what is no statement, or could be an attack, is refused with the reason', async () => {
  const whole = camt({ lines: [{ amount: 5 }] })
  const reason = async (text: string) => {
    const [status, code, detail] = await refusal(text)
    expect([status, code], text.slice(0, 200)).toEqual([400, 'file_unreadable'])
    return detail
  }
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const dtd = whole.replace(head, `${head}<!DOCTYPE Document [<!ENTITY a "b">]>`)
  expect(await reason(dtd)).toContain('DTD')
  expect(await reason(whole.replace('<Nm>Payer', '<Nm>&a;'))).toContain('no entity')
  expect(await reason(whole.replace('<Nm>Payer', '<Nm>&#0;'))).toContain('no entity')
  expect(await reason(whole.replace('</Document>', ''))).toContain('ends before')
  expect(await reason(whole.replace('</Nm>', '</Mn>'))).toContain('closes nothing')
  expect(await reason(whole.replace('053.001.02', '053.001.09'))).toContain(
    'camt.053.001.02 to .08',
  )
  expect(await reason(whole.replace('UTF-8', 'EBCDIC'))).toContain('ebcdic')
  expect(await reason('<'.repeat(1_000))).toContain('damaged')
  expect(await reason(whole.replace('<Stmt>', `<Stmt ${'b="" '.repeat(500_000)}>`))).toContain(
    'damaged',
  )
  expect(await reason(whole.replace('Payer', '&'.repeat(5_000_000)))).toContain('too long')
  expect(await reason(`<a>${'<b>'.repeat(100)}`)).toMatch(/camt\.053|deep/)
  expect(await reason('Name;Text\r\nA;B\r\n')).toContain('neither camt.053 nor a CSV')
  expect(await reason('')).toContain('neither camt.053')
  expect((await send(new Uint8Array(21 * 1024 * 1024))).status).toBe(413)
})

test('every version from .02 to .08 is read, with batches, returns and what banks do to texts', async () => {
  for (const version of ['02', '03', '04', '05', '06', '07', '08']) {
    const on = `2026-03-0${Number(version)}`
    const lines = [{ amount: 1, text: `Version ${version} <&> «é»`, on }]
    let text = camt({ version, lines, from: on, to: on })
    if (version === '08') {
      text = text.replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')
      text = text.replace(/<Nm>(.*?)<\/Nm>/, '<Pty><Nm>$1</Nm></Pty>')
    }
    expect(await result(text), version).toMatchObject({ new: 1, problems: [] })
    expect(await bank.line(`version ${version}`)).toMatchObject({
      remittance: `Version ${version} <&> «é»`,
      name: 'Payer',
      iban: theirs,
      amount: 1,
    })
  }
  const part = (amount: string, words: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="USD">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${words}</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`
  const batch = camt({
    lines: [{ amount: 30, on: '2026-03-10' }],
    from: '2026-03-10',
    to: '2026-03-10',
  })
  const parted = batch.replace(
    /<NtryDtls>.*<\/NtryDtls>/s,
    `<NtryDtls>${part('10', 'Batch one')}${part('20.00', 'Batch two')}</NtryDtls>`,
  )
  expect(await result(parted)).toMatchObject({ lines: 2, new: 2 })
  expect((await bank.line('batch two')).remittance).toBe('Batch two RF18539007547034')
  const latin = camt({
    lines: [{ amount: 2, text: 'Käufer latin', on: '2026-03-11' }],
    from: '2026-03-11',
    to: '2026-03-11',
  })
  const bytes = new Uint8Array(Buffer.from(latin.replace('UTF-8', 'ISO-8859-1'), 'latin1'))
  expect(await result(bytes)).toMatchObject({ new: 1 })
  expect((await bank.line('latin')).remittance).toBe('Käufer latin')
})

test('what is not booked, torn or unread is listed, and what went out is no payment', async () => {
  const on = '2026-01-09'
  const lines = [
    { amount: 11, text: 'Listed good', on },
    { amount: 12, text: 'Listed pending', on },
    { amount: 13, text: 'Listed torn', on },
    { amount: -14, text: 'Listed rent', on },
  ]
  const [a, b, c, ...rest] = camt({ lines, from: on, to: on }).split('<Ntry>')
  const pending = c!.replace('<Sts>BOOK', '<Sts>PDNG')
  const torn = rest[0]!.replace('13.00', '13.005')
  const told = await result([a, b, pending, torn, rest[1]].join('<Ntry>'))
  expect(told).toMatchObject({ lines: 2, new: 2, open: 1, ignored: 1, problemCount: 2 })
  expect(told.problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'It is not booked yet: it comes again when it is'],
    [3, '“13.005” is no amount that can be read'],
  ])
  expect(told.problems[1]!.row).toContain('Listed torn')
  expect(await bank.line('listed rent')).toMatchObject({ state: 'ignored', note: 'Went out' })
})

test('a CSV with a header is read, and its rows that are torn are listed', async () => {
  const file = [
    'Kontoauszug;;;;;',
    'Auftragskonto;Buchungstag;Betrag;Währung;Verwendungszweck;Name;Referenz',
    `${ours};05.04.2026;1.234,50;USD;"Csv one; and more";Works;R1`,
    `${ours};06.04.26;-3,00;USD;Csv fee;Bank;R2`,
    `${ours};07.04.2026;1.234;USD;Csv unclear;Works;R3`,
    `${ours};31.02.2026;10,00;USD;Csv no day;Works;R4`,
    `${ours};07.04.2026`,
  ].join('\r\n')
  const told = await result(`\ufeff${file}`, 'umsatz.csv')
  expect(told).toMatchObject({ lines: 2, new: 2, open: 1, ignored: 1, problemCount: 3 })
  expect(told.problems.map(({ line }) => line)).toEqual([5, 6, 7])
  expect(await bank.line('csv one')).toMatchObject({ amount: 1_234.5, bookedOn: '2026-04-05' })
  const other = `account,date,amount,currency,text\r\n${theirs},2026-04-08,5.00,USD,Csv foreign\r\n`
  expect((await refusal(other, 'a.csv'))[1]).toBe('statement_foreign')
  const days = { from: '2026-04-06', to: '2026-04-08' }
  const [, , words] = await refusal(camt({ lines: [{ amount: 1, on: '2026-04-07' }], ...days }))
  expect(words).toContain('came as CSV')
})

test('a statement that is missing between two is said, until it comes; one that is not whole is said at once', async () => {
  const day = (at: number, opening: number, amount: number) => {
    const on = `2026-05-0${at}`
    return { from: on, to: on, opening, lines: [{ amount, text: `Gap ${at}`, on }] }
  }
  const missing = async () =>
    (await state()).missing.filter(({ before }) => before.startsWith('2026-05'))
  await bank.upload(day(1, 0, 100))
  await bank.upload(day(2, 100, 50))
  const before = await missing()
  await bank.upload(day(4, 180, 20))
  expect(
    (await missing()).filter((one) => !before.some(({ before: day }) => day === one.before)),
  ).toEqual([{ after: '2026-05-02', before: '2026-05-04', opening: 180 }])
  await bank.upload(day(3, 150, 30))
  expect(await missing()).toEqual(before)
  const torn = await bank.upload({ ...day(5, 200, 10), closing: 400 })
  expect(torn.warnings).toHaveLength(1)
  expect((await state()).newestOn).toBe('2026-05-05')
})

test('nothing is booked on a day to come, and no statement tells of one', async () => {
  const csv = `account,date,amount,currency,text\r\n${ours},2099-04-08,5.00,USD,Csv to come\r\n`
  expect((await refusal(csv, 'later.csv'))[1]).toBe('statement_columns_unknown')
  const lines = [
    { amount: 7, text: 'Camt of yesterday', on: '2026-10-01' },
    { amount: 7, text: 'Camt to come', on: '2099-04-08' },
  ]
  const told = await bank.upload({ lines, from: '2026-10-01', to: '2099-04-30' })
  expect(told).toMatchObject({ new: 1, problemCount: 1 })
  expect(told.problems[0]!.message).toContain('is yet to come')
  expect((await state()).newestOn! < '2099').toBe(true)
})

test('without an account to be paid to nothing is taken', async () => {
  await payToAccount(admin, 'DE00370400440532013000')
  expect(await told(send(camt({ lines: [{ amount: 5 }] })))).toEqual([409, 'bank_account_missing'])
  expect((await state()).iban).toBe(null)
  await payToAccount(admin)
  expect((await state()).iban).toBe(ours)
})
