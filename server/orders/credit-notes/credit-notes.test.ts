import { describe, expect, test } from 'vitest'
import { read } from '../../../tests/companies.fixture.ts'
import { openCreditCompany, ship as shipOnAccount } from '../../../tests/credit.fixture.ts'
import { seeded } from '../../../tests/seeded.fixture.ts'
import { act, places } from '../../../tests/taxes.fixture.ts'
import { drawnOn } from '../documents/drawn-on.fixture.ts'
import { creditedShop } from './credited-shop.fixture.ts'

const { open, buyer, line, documentsOf, credit, refunded, shipped } = creditedShop()

const back = (quantity: number, restocked = quantity) => ({
  lines: [{ position: 1, quantity, restocked }],
})

describe('credit notes', () => {
  test('business: 7.3 goods that were asked about lower the invoices on which they stand, oldest first', async () => {
    const { id, orderNumber, invoices } = await shipped(7, 5)
    const asked = await act(buyer(), 'POST', `/order/${id}/inquiries`, {
      kind: 'return',
      text: 'Too many',
      lines: [{ position: 1, quantity: 9 }],
    })
    const decided = (body: object) =>
      act(open().admin, 'POST', `/inquiries/${asked.body.insertedId}/decisions`, body)
    expect((await decided({ decision: 'accept' })).http).toBe(200)
    const settled = await decided({ decision: 'settle', ...back(9, 4) })
    expect(settled).toMatchObject({ http: 200, body: { amount: 12.1 } })
    const notes = await documentsOf(buyer(), orderNumber, '&kind=credit-note')
    expect(notes.map(({ corrects, net, tax, amount }) => [corrects, net, tax, amount])).toEqual([
      [invoices[1], 2.26, 0.43, 2.69],
      [invoices[0], 7.91, 1.5, 9.41],
    ])
    expect(await refunded(id)).toBe(1_210)
    const pdf = await buyer().call('GET', `/documents/${notes[1]!.number}`)
    const text = drawnOn(Buffer.from(await pdf.arrayBuffer()))
    for (const said of ['Credit note', notes[1]!.number, invoices[0]!, '7.91', '9.41'])
      expect(text).toContain(said)
    const [mail] = await open().shop.sql<{ count: number }[]>`
      select count(*)::int as count from mail where order_id = ${id} and kind = 'credit-note'`
    expect(mail?.count).toBe(2)
    await open().wholeBooks()
  })

  test('a price is lowered on card: the money goes back, the reason stands on the note, and no more than is left', async () => {
    const { id, invoices, orderNumber, paid } = await shipped(10)
    const [invoice = ''] = invoices
    expect((await credit(invoice, { amount: 5 })).http).toBe(400)
    const reason = 'Scratched lids'
    const lowered = await credit(invoice, { amount: 5, reason })
    expect(lowered).toMatchObject({ http: 200, body: { amount: 5 } })
    expect(await refunded(id)).toBe(500)
    const [note] = await documentsOf(buyer(), orderNumber, '&kind=credit-note')
    expect(note).toMatchObject({ amount: 5, net: 4.2, tax: 0.8, corrects: invoice })
    const pdf = await buyer().call('GET', `/documents/${note!.number}`)
    expect(drawnOn(Buffer.from(await pdf.arrayBuffer()))).toContain('Scratched lids')
    const more = await credit(invoice, { amount: paid / 100, reason })
    expect(more).toMatchObject({ http: 409, body: { code: 'credit_refused' } })
    // all goods come back: what was given already is not given twice
    const rest = await credit(invoice, back(10))
    expect(rest.body.amount).toBe((paid - 500) / 100)
    expect(await refunded(id)).toBe(paid)
    expect((await credit(invoice, back(1))).body.code).toBe('line_not_there')
    expect((await open().order(id)).status).toBe('shipped')
    await open().wholeBooks()
  })

  test('a credit note on one invoice takes pieces of that alone, and less where less is given', async () => {
    const { id, invoices, orderNumber } = await shipped(4, 6)
    const [first = '', second = ''] = invoices
    expect((await credit(first, back(5))).body.code).toBe('line_not_there')
    const kept = await credit(second, { ...back(6), amount: 7, reason: 'Opened boxes' })
    expect(kept).toMatchObject({ http: 200, body: { amount: 7, numbers: [expect.any(String)] } })
    const [note] = await documentsOf(buyer(), orderNumber, '&kind=credit-note')
    expect(note).toMatchObject({ corrects: second, amount: 7, net: 5.88, tax: 1.12 })
    expect(await refunded(id)).toBe(700)
    await open().wholeBooks()
  })

  test('freight that no card paid goes back to none, before or after goods come back', async () => {
    const { body } = await open().place(buyer(), [line(10)], places.berlin)
    const id = body.insertedId as string
    const paid = await open().pay(buyer(), id)
    for (const freight of [2, 0])
      expect(
        (
          await act(open().admin, 'POST', `/order/${id}/shipments`, {
            lines: [{ position: 1, quantity: 5 }],
            freight,
          })
        ).http,
      ).toBe(200)
    const { orderNumber } = await open().order(id)
    const [second, first] = await documentsOf(open().admin, orderNumber)
    expect(first).toMatchObject({ amount: 9.1, open: 2.38, state: 'open' })
    expect((await credit(first!.number, { amount: 6.73, reason: 'Late' })).body.code).toBe(
      'credit_refused',
    )
    expect((await credit(first!.number, { amount: 3, reason: 'Late' })).http).toBe(200)
    expect((await credit(first!.number, back(5))).body.amount).toBe(3.72)
    expect((await credit(second!.number, back(5))).http).toBe(200)
    expect(await refunded(id)).toBe(paid)
    expect((await documentsOf(open().admin, orderNumber, '&state=open'))[0]).toMatchObject({
      number: first!.number,
      credited: 6.72,
      open: 2.38,
    })
    await open().wholeBooks()
  })

  test('pieces that come back for nothing stand on their invoice, and no amount is rounded', async () => {
    const { id, invoices, orderNumber } = await shipped(4, 4)
    const [first = '', second = ''] = invoices
    for (const amount of [0.005, 1.001])
      expect((await credit(first, { ...back(1), amount })).body.code).toBe('invalid_input')
    const none = await credit(first, { ...back(4), amount: 0, reason: 'Broken by you' })
    expect(none).toMatchObject({ http: 200, body: { numbers: [], amount: 0 } })
    expect((await credit(first, back(1))).body.code).toBe('line_not_there')
    expect((await credit(second, back(4))).http).toBe(200)
    expect(await documentsOf(buyer(), orderNumber, '&kind=credit-note')).toHaveLength(1)
    expect((await credit(second, { amount: 0, reason: 'x' })).http).toBe(400)
    expect((await credit(second, { amount: 1, reason: '\u202e \u200b' })).http).toBe(400)
    expect(await refunded(id)).toBe(538)
    await open().wholeBooks()
  })

  test('on account less is owed, first of the invoice that the note names', async () => {
    const company = await openCreditCompany(open().shop, open().admin, 'Credited Works', {
      days: 30,
    })
    await act(company.founder, 'PATCH', '/company', {
      invoicing: {
        format: 'pdf',
        email: 'bills@firm.example',
        electronicAddress: '',
        reference: '',
      },
    })
    const id = (
      await read<{ insertedId: string }>(
        company.founder.call('POST', '/orders', {
          lines: [{ partsId: company.partId, quantity: 10, price: 1_000 }],
          shipTo: places.berlin,
          number: '0123456789',
          method: 'account',
        }),
      )
    ).insertedId
    await shipOnAccount(open().admin, id, 4)
    await shipOnAccount(open().admin, id, 6)
    const [later, earlier] = await company.invoices()
    expect(later?.amount).toBe(714)
    const lowered = await credit(later!.invoiceNumber, { amount: 100, reason: 'Late' })
    expect(lowered.http).toBe(200)
    const by = new Map((await company.invoices()).map((one) => [one.invoiceNumber, one.open]))
    expect(by.get(later!.invoiceNumber)).toBe(614)
    expect(by.get(earlier!.invoiceNumber)).toBe(476)
    expect((await company.account()).balance).toBe(1_090)
    const copies = await open().shop.sql<{ recipient: string; document: string }[]>`
      select recipient, values->>'document' as document from mail
      where kind = 'document-copy' and order_id = ${id} order by id`
    expect(copies.map(({ recipient }) => recipient)).toEqual(Array(3).fill('bills@firm.example'))
    expect(copies.at(-1)?.document).toBe(lowered.body.numbers[0])
    const states = await documentsOf(company.founder, later!.orderNumber, '&state=open')
    expect(states.map(({ open: left }) => left).sort()).toEqual([476, 614])
    await open().wholeBooks()
  })

  test('business: 7.3 of many at once the invoice gives what it has, each number once', async () => {
    const { id, invoices, paid } = await shipped(100)
    const amount = Math.floor(paid / 10) / 100
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => credit(invoices[0]!, { amount, reason: 'Late' })),
    )
    expect(tries.filter(({ http }) => http === 200)).toHaveLength(10)
    expect(tries.filter(({ http }) => http === 409)).toHaveLength(4)
    const numbers = tries.flatMap(({ body }) => body.numbers ?? [])
    expect(new Set(numbers).size).toBe(10)
    expect(await refunded(id)).toBe(Math.floor(paid / 10) * 10)
    const key = crypto.randomUUID()
    const once = await shipped(3)
    const same = { amount: 1, reason: 'Late' }
    const [one, two] = [
      await credit(once.invoices[0]!, same, key),
      await credit(once.invoices[0]!, same, key),
    ]
    expect(two).toEqual(one)
    expect(await refunded(once.id)).toBe(100)
    await open().wholeBooks()
  })

  test('business: 6.2 and 7.3 whatever comes back in which steps, all of it is what was invoiced', async () => {
    const random = seeded(79)
    for (let order = 0; order < 12; order += 1) {
      const parcels = Array.from({ length: 1 + random(3) }, () => 2 + random(9))
      const { id, invoices, paid } = await shipped(...parcels)
      const left = [...parcels]
      for (let step = 0; step < 6; step += 1) {
        const at = random(parcels.length)
        const pieces = Math.min(left[at]!, random(5))
        if (random(3) === 0)
          await credit(invoices[at]!, { amount: 0.01 + random(40) / 100, reason: 'x' })
        if (pieces === 0) continue
        left[at]! -= pieces
        expect((await credit(invoices[at]!, back(pieces, random(2) * pieces))).http).toBe(200)
      }
      for (const [at, pieces] of left.entries())
        if (pieces > 0) expect((await credit(invoices[at]!, back(pieces))).http).toBe(200)
      expect(await refunded(id), `order ${order}`).toBe(paid)
    }
    await open().wholeBooks()
  })
})
