import { describe, expect, test } from 'vitest'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { eventually } from '../../../tests/orders.fixture.ts'
import { creditedShop } from '../credit-notes/credited-shop.fixture.ts'

const { open, buyer, documentsOf, credit, shipped } = creditedShop()

describe('documents', () => {
  test('are listed and exported for those who see their orders, newest first', async () => {
    const { orderNumber, invoices } = await shipped(2, 1)
    await credit(invoices[0]!, { amount: 1, reason: 'Late' })
    const all = await documentsOf(buyer(), orderNumber)
    expect(all.map(({ kind, state }) => [kind, state])).toEqual([
      ['credit-note', null],
      ['invoice', 'paid'],
      ['invoice', 'paid'],
    ])
    expect(all[2]).toMatchObject({ number: invoices[0], credited: 1, open: 0 })
    for (const written of [
      orderNumber.replace('-', ''),
      orderNumber.replace('-', ' ').toLowerCase(),
    ])
      expect(await documentsOf(buyer(), encodeURIComponent(written))).toEqual(all)
    expect(await documentsOf(buyer(), `${orderNumber}9`)).toEqual([])
    const first = await buyer().call('GET', `/documents?q=${orderNumber}&limit=2`)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await read<OrderDocument[]>(buyer().call('GET', next.replace(/^.*\/api/, '')))
    expect([...((await first.json()) as OrderDocument[]), ...second]).toEqual(all)
    const csv = await (await buyer().call('GET', `/document-export?q=${orderNumber}`)).text()
    const rows = csv.trim().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',')[10])).toEqual(['2.69', '1.34', '-1'])
    const stranger = await open().shop.buyer('Stranger')
    expect(await documentsOf(stranger, orderNumber)).toEqual([])
    for (const path of [`/documents/${all[0]!.number}`, `/documents/${invoices[0]}/xml`])
      expect((await stranger.call('GET', path)).status).toBe(404)
    const today = all[0]!.issuedOn
    expect(await documentsOf(buyer(), orderNumber, `&from=${today}&to=${today}`)).toHaveLength(3)
    expect(await documentsOf(buyer(), orderNumber, '&to=2020-01-01')).toEqual([])
    const told = await eventually(
      async () =>
        await read<{ events: { type: string; document: string | null }[] }>(
          buyer().call('GET', '/events?type=credit_note.issued&limit=200'),
        ),
      ({ events }) => events.some(({ document }) => document === all[0]!.number),
    )
    expect(told.events.length).toBeGreaterThan(0)
  })
})
