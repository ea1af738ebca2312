import { expect } from 'vitest'
import type { MatchedRow } from '../../../contract/parts/matching.ts'
import { openDemoShop } from '../../catalogue/search/demo-shop.fixture.ts'
import { newId } from '../../database/new-id.ts'

export type Asked = {
  number?: string | null
  manufacturer?: string
  description?: string
  others?: string[]
}
export type MatchingShop = Awaited<ReturnType<typeof openMatchingShop>>

/** A shop with the demo catalogue and numbers that spreadsheets spoil, and how rows are matched in it by anyone. */
export async function openMatchingShop() {
  const demo = await openDemoShop()
  const addPart = async (mpn: string, name: string) => {
    const row = {
      id: newId(),
      mpn,
      name,
      details: '-',
      category: 'cpu',
      min_quantity: 1,
      quantity: 9,
      price_minor: 100,
      img: '/images/none',
      warranty_months: 12,
    }
    await demo.shop.sql`insert into part ${demo.shop.sql(row)}`
  }
  const ask = (rows: unknown) =>
    demo.shop.request('/api/part-matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    })
  const match = async (rows: Asked[]): Promise<MatchedRow[]> => {
    const response = await ask(rows)
    expect(response.status).toBe(200)
    return ((await response.json()) as { rows: MatchedRow[] }).rows
  }
  const mpns = ['00123456', '100000000910', 'AMD-EPYC-770001', 'MAR10-7', 'MAR10', '12E5', '7-2']
  for (const mpn of mpns) await addPart(mpn, 'Plain part')
  const { parts } = await demo.list('?limit=100')
  const numbers = parts.map(({ mpn, partNumber }) => ({ mpn, partNumber }))
  return { shop: demo.shop, numbers, addPart, ask, match }
}
