import { expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { read, told } from '../../../tests/companies.fixture.ts'
import type { MailValues } from '../../mail/mail-values.ts'
import { drawnOn } from '../../orders/documents/drawn-on.fixture.ts'
import { failedRules, readEInvoice } from '../../orders/documents/einvoice/rules/find-failed.ts'
import { attachDocuments } from '../../orders/index.ts'
import { chargedSums, type InvoiceFacts } from '../../orders/invoices/facts.ts'
import { taxedDepositShop } from './taxed-deposits.fixture.ts'

const { open, firm, look, placed, payByBank, ship, documents, taxed } = taxedDepositShop(33.33)

const minor = (major: number) => Math.round(major * 100)
/** The taxes of an order as the documents are summed. */
const taxesOf = ({ taxes }: OrderDetail) =>
  Object.fromEntries(
    taxes.map(({ code, percent, base, amount }) => [
      `${code} ${percent}`,
      [minor(base), minor(amount)],
    ]),
  )
const paper = async (number: string) => {
  const file = await open().admin.call('GET', `/documents/${number}`)
  return drawnOn(Buffer.from(await file.arrayBuffer()))
}
const data = async (number: string, format: 'cii' | 'ubl') => {
  const answer = await open().admin.call('GET', `/documents/${number}/xml?format=${format}`)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

test('business: 7 a deposit is invoiced when it comes, with the taxes of its order, and the mail that tells of it brings the invoice', async () => {
  const order = await placed(10, 7)
  const depositMinor = await payByBank(order)
  const { depositInvoices, payments, payable } = await look(order.id)
  expect(depositMinor).toBe(Math.round((minor(payable) * 3_333) / 10_000))
  const [listed, ...others] = await documents(order)
  expect(others).toEqual([])
  expect(listed).toMatchObject({
    kind: 'deposit',
    state: 'paid',
    open: 0,
    dueOn: null,
    corrects: null,
    deducted: 0,
    amount: depositMinor / 100,
    buyer: 'Taxed Deposits',
    orderNumber: order.number,
  })
  expect(listed!.number).toMatch(/^IN-\d{6}$/)
  expect(minor(listed!.net) + minor(listed!.tax)).toBe(depositMinor)
  expect(depositInvoices).toMatchObject([{ number: listed!.number, amount: depositMinor / 100 }])
  expect(payments).toMatchObject([{ purpose: 'deposit', status: 'paid' }])
  expect(await documents(order, '&kind=deposit&state=paid')).toEqual([listed])
  expect(await documents(order, '&kind=invoice')).toEqual([])
  expect(await documents(order, '&state=open')).toEqual([])
  const own = await firm().founder.call('GET', `/documents?q=${order.number}`)
  expect(await own.json()).toEqual([listed])
  const stranger = await open().shop.buyer('Stranger')
  expect((await stranger.call('GET', `/documents/${listed!.number}`)).status).toBe(404)

  // its taxes are those of the order, each in its proportion
  const whole = taxesOf(await look(order.id))
  const part = await taxed(order.id)
  expect(Object.keys(part)).toEqual(['S 19', 'S 7'])
  for (const [tax, [base, amount]] of Object.entries(part)) {
    const [allBase, allTax] = whole[tax] as [number, number]
    const share = depositMinor / minor(payable)
    expect(Math.abs(base - allBase * share)).toBeLessThan(1.5)
    expect(Math.abs(amount - allTax * share)).toBeLessThan(1.5)
  }

  const text = await paper(listed!.number)
  for (const words of [
    ...['Deposit invoice', `Deposit for order ${order.number}`, 'Date of payment'],
    ...['February 13, 2026', 'Tax 19%', 'Tax 7%', 'Paid by transfer, on'],
  ])
    expect(text).toContain(words)
  const csv = await (await open().admin.call('GET', `/document-export?q=${order.number}`)).text()
  expect(csv).toContain(`${listed!.number},Deposit invoice,`)

  const { sql } = open().shop
  const [mail] = await sql<{ values: MailValues['deposit-received'] }[]>`
    select values from mail where order_id = ${order.id} and kind = 'deposit-received'`
  const { shop } = open().shop
  const attached = await attachDocuments(shop, 'deposit-received', order.id, mail!.values)
  expect(attached.map(({ filename }) => filename)).toEqual([
    expect.stringContaining(`${listed!.number}.pdf`),
  ])
  const events = await read<{ events: { type: string; document: string; shipmentId: null }[] }>(
    open().admin.call('GET', '/events?type=invoice.issued&limit=200'),
  )
  expect(events.events.find(({ document }) => document === listed!.number)).toMatchObject({
    shipmentId: null,
  })
  await open().wholeBooks()
})

test('business: 7 invoices deduct a deposit by its taxes, so that all documents of an order come to what it is taxed', async () => {
  const order = await placed(10, 30)
  const depositMinor = await payByBank(order)
  const before = await look(order.id)
  // the first parcel bears one tax alone, and is less than the deposit
  await ship(order.id, [{ position: 2, quantity: 9 }])
  await ship(order.id, [{ position: 2, quantity: 21 }])
  await ship(order.id, [{ position: 1, quantity: 3 }])
  await ship(order.id, [{ position: 1, quantity: 7 }])
  expect(await taxed(order.id)).toEqual(taxesOf(before))
  const all = await documents(order)
  const sum = (of: 'net' | 'tax' | 'amount' | 'deducted' | 'open') =>
    all.reduce((total, one) => total + minor(one[of] ?? 0), 0)
  expect(sum('amount')).toBe(minor(before.payable))
  expect(sum('tax')).toBe(minor(before.tax!))
  expect(sum('deducted')).toBe(depositMinor)
  expect(sum('open')).toBe(minor(before.payable) - depositMinor)
  // what is due is what it was before deposits were invoiced
  const due = (await firm().invoices()).filter(({ orderId }) => orderId === order.id).reverse()
  expect(due.map((one) => minor(one.amount) - minor(one.open))).toEqual([
    ...[32_097, depositMinor - 32_097, 0, 0],
  ])
  await open().wholeBooks()

  const [, , second, first, deposit] = all
  // what was invoiced of its own tax goes first
  const nothing = { net: 0, tax: 0, amount: 0, open: 0 }
  expect(first).toMatchObject({ ...nothing, deducted: 320.97, state: 'paid' })
  const text = await paper(second!.number)
  for (const words of [`Paid by deposit, invoiced by ${deposit!.number}`, 'Of that Tax 7% of'])
    expect(text).toContain(words)
  expect(text).toContain('Charged here: Tax 7% of')
  expect(text).toContain('Still to pay')
  // the deposit pays it with tax of goods that are still to leave, which it says on paper and in its data
  const why = `Tax 19% is below zero here: more of it was charged by ${deposit!.number} than stands on this invoice`
  expect(text.replaceAll(/\s+/g, ' ')).toContain(why)
  expect(readEInvoice(await data(second!.number, 'cii')).notes.join(' ')).toContain(why)
  expect(readEInvoice(await data(first!.number, 'cii')).notes).toEqual([])
  for (const { number } of all) {
    const cii = readEInvoice(await data(number, 'cii'))
    expect(failedRules(await data(number, 'cii'))).toEqual([])
    const isDeposit = number === deposit!.number
    expect(cii.typeCode).toBe(isDeposit ? '386' : '380')
    const one = all.find((document) => document.number === number)!
    expect([cii.totals.gross, cii.totals.taxes[0]!.amount, cii.totals.due]).toEqual([
      ...[one.amount.toFixed(2), one.tax.toFixed(2), one.open!.toFixed(2)],
    ])
    expect(cii.earlier.map((earlier) => earlier.number)).toEqual(
      one.deducted > 0 ? [deposit!.number] : [],
    )
  }
  await open().wholeBooks()
})

test('business: 7 what goes back of a deposit is credited on its invoice, in its taxes', async () => {
  const order = await placed(10, 6)
  const depositMinor = await payByBank(order)
  await ship(order.id, [{ position: 1, quantity: 1 }])
  const cancelled = await open().admin.call('POST', `/order/${order.id}/cancellations`, {
    lines: [
      { position: 1, quantity: 7 },
      { position: 2, quantity: 6 },
    ],
    reason: 'None left',
  })
  expect(cancelled.status).toBe(200)
  await ship(order.id, [{ position: 1, quantity: 2 }])
  // what will not come is credited with its own tax: no invoice is below zero in any
  const invoices = await open().shop.sql<{ facts: InvoiceFacts }[]>`
    select i.facts from invoice i join shipment s on s.id = i.shipment_id where s.order_id = ${order.id}`
  const charged = invoices.flatMap(({ facts }) => chargedSums(facts).taxes)
  expect(charged.every(({ baseMinor, taxMinor }) => baseMinor >= 0 && taxMinor >= 0)).toBe(true)
  expect(invoices).toHaveLength(2)
  // three pieces at 119.00 left, and nothing of the other tax
  expect(await taxed(order.id)).toEqual({ 'S 19': [30_000, 5_700], 'S 7': [0, 0] })
  const [note] = await documents(order, '&kind=credit-note')
  const [deposit] = await documents(order, '&kind=deposit')
  expect(note).toMatchObject({ corrects: deposit!.number, state: null })
  expect(deposit).toMatchObject({ credited: note!.amount, amount: depositMinor / 100 })
  expect(minor(note!.amount)).toBe(depositMinor - 35_700)
  expect(await paper(note!.number)).toContain('None left')
  expect(await paper(note!.number)).toContain('The amount is transferred back.')
  expect(
    failedRules(await data(note!.number, 'ubl').catch(() => data(note!.number, 'cii'))),
  ).toEqual([])
  const [mail] = await open().shop.sql<{ kind: string; values: { isOfDeposit: boolean } }[]>`
    select kind, values from mail where order_id = ${order.id} and kind = 'credit-note'`
  expect(mail!.values.isOfDeposit).toBe(true)
  await open().wholeBooks()

  const path = `/invoices/${deposit!.number}/credit-notes`
  const body = { amount: 1, reason: 'Late' }
  expect(await told(open().admin.call('POST', path, body))).toEqual([409, 'credit_refused'])
})

test('business: 7 a deposit that is taken back is credited, and the one that comes then has an invoice of its own', async () => {
  const order = await placed(10, 4)
  const depositMinor = await payByBank(order)
  const [came] = (await look(order.id)).transfer!.came
  const [line] = await open().shop.sql<{ id: string }[]>`
    select bank_line_id as id from transfer_entry where id = ${came!._id}`
  expect((await open().admin.call('DELETE', `/bank-lines/${line!.id}/matches`)).status).toBe(200)
  expect(await taxed(order.id)).toEqual({ 'S 19': [0, 0], 'S 7': [0, 0] })
  const [note] = await documents(order, '&kind=credit-note')
  expect(note).toMatchObject({ amount: depositMinor / 100 })
  expect(await paper(note!.number)).toContain('did not come after all: nothing goes back')
  const written = { amount: depositMinor / 100, receivedOn: '2026-02-14' }
  expect((await open().admin.call('POST', `/order/${order.id}/transfers`, written)).status).toBe(
    200,
  )
  const before = await look(order.id)
  expect(before.depositInvoices).toHaveLength(2)
  await ship(order.id, [
    { position: 1, quantity: 10 },
    { position: 2, quantity: 4 },
  ])
  expect(await taxed(order.id)).toEqual(taxesOf(before))
  const [last] = await documents(order, '&kind=invoice')
  expect(readEInvoice(await data(last!.number, 'cii')).earlier.map(({ number }) => number)).toEqual(
    [before.depositInvoices[1]!.number],
  )
  await open().wholeBooks()
})

test('business: 7 deposits that come while parcels leave share the numbers of invoices without a gap', async () => {
  const gone = await placed(40, 0)
  await payByBank(gone)
  const waiting = await Promise.all(Array.from({ length: 6 }, () => placed(10, 3)))
  const paid = await Promise.all(
    waiting.flatMap((order, at) => [
      look(order.id).then(({ deposit }) =>
        open().admin.call('POST', `/order/${order.id}/transfers`, {
          amount: deposit!.amount,
          receivedOn: '2026-02-14',
        }),
      ),
      ship(gone.id, [{ position: 1, quantity: at + 1 }]).then(() => null),
    ]),
  )
  expect(paid.flatMap((answer) => answer?.status ?? [])).toEqual(Array(6).fill(200))
  const numbers = (
    await Promise.all(waiting.map((order) => documents(order, '&kind=deposit')))
  ).map(([one]) => one?.number)
  expect(new Set(numbers).size).toBe(6)
  expect(await documents(gone, '&kind=invoice')).toHaveLength(6)
  await open().wholeBooks()
})

test('business: 7 an order whose deposit came before deposits were invoiced gets no document afterwards, and its invoices say what was paid', async () => {
  const order = await placed(10, 4)
  const depositMinor = await payByBank(order)
  await open().shop.database.transaction(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`delete from invoice where order_id = ${order.id}`
  })
  const some = [{ position: 1, quantity: 2 }]
  await ship(order.id, some)
  const rest = [
    { position: 1, quantity: 8 },
    { position: 2, quantity: 4 },
  ]
  expect(
    (await open().admin.call('POST', `/order/${order.id}/cancellations`, { lines: rest })).status,
  ).toBe(200)
  const all = await documents(order)
  expect(all).toMatchObject([{ kind: 'invoice', amount: 238, deducted: 0 }])
  const paid = Math.min(depositMinor, 23_800)
  expect(readEInvoice(await data(all[0]!.number, 'cii')).totals.paid).toBe((paid / 100).toFixed(2))
})
