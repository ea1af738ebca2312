import type { Part } from '../../../contract/parts/parts.ts'
import { demoParts } from '../../../demo/parts/demo-parts.ts'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { newId } from '../../database/new-id.ts'

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>

/** A shop with the demo catalogue, and how its lists are asked by anyone. */
export async function openDemoShop() {
  const shop = await openTestShop({ jobs: false })
  const rows = demoParts().map((part) => ({
    id: newId(),
    mpn: part.mpn,
    name: part.name,
    details: part.details,
    category: part.category,
    min_quantity: part.minQuantity,
    order_multiple: part.orderMultiple,
    quantity: part.quantity,
    price_minor: part.price * 100,
    img: '/images/none',
    specs: part.specs,
    warranty_months: part.warrantyMonths,
  }))
  for (const row of rows) await shop.sql`insert into part ${shop.sql(row)}`
  // so that searches know which words are common, and look up the others alone
  await shop.sql`analyze part, part_rank`
  const get = async <T>(where: string) => {
    const response = await shop.request(`/api${where}`)
    const body = (await response.json()) as T
    if (!response.ok) throw new Error(`${where} answered ${JSON.stringify(body)}`)
    return { response, body }
  }
  return {
    shop,
    get,
    /** The parts of one page, with the total that it tells and where the next is. */
    list: async (query: string) => {
      const { response, body } = await get<Part[]>(`/parts${query}`)
      const link = /^<\/api\/parts([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
      return { parts: body, total: Number(response.headers.get('x-total-count')), next: link }
    },
    /** The id of the demo part with this number. */
    idOf: (mpn: string) => rows.find((row) => row.mpn === mpn)?.id ?? '',
  }
}
