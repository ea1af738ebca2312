import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { plain, upload } from '../images/upload.fixture.ts'

/** What a part is added with, but its picture. */
export const filled = {
  name: 'Module',
  details: 'Boxed',
  minQuantity: 10,
  quantity: 100,
  price: 54,
}

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>

/** A shop with an admin and a picture that was taken in, and what is done to parts by the admin. */
export async function openCatalogue() {
  const shop = await openTestShop({ jobs: false })
  const admin = await shop.admin()
  const { body } = await upload(shop, admin, await plain(40, 30).png().toBuffer())
  const img = body.data.url
  const add = (more: object = {}) => admin.call('POST', '/add-parts', { ...filled, img, ...more })
  return {
    shop,
    admin,
    img,
    add,
    /** Adds a part and answers its id. */
    added: async (more: object = {}): Promise<string> => {
      const response = await add(more)
      const answer = (await response.json()) as { insertedId: string }
      if (!response.ok) throw new Error(`adding answered ${JSON.stringify(answer)}`)
      return answer.insertedId
    },
    /** A part as everybody reads it, or the status of the refusal. */
    read: async (id: string) => {
      const response = await shop.request(`/api/parts/${id}`)
      return response.ok ? ((await response.json()) as Record<string, unknown>) : response.status
    },
    count: async () => (await shop.sql`select 1 from part`).length,
    /** The parts whose stock is not the sum of their movements. */
    unbalanced: () => shop.sql`
      select p.id from part p
      where p.quantity <> (select sum(change) from stock_movement m where m.part_id = p.id)`,
  }
}

const cardsAtOnce = 2_000

/**
 * Adds this many graphics cards, with the picture of another part and dearer than all others: the later half is in stock,
 * and the last quarter has HBM3 where the others have GDDR7. Some at a time: a statement may take no more than seconds,
 * and on a busy machine one of all would.
 */
export async function addManyCards({ sql }: Pick<TestShop, 'sql'>, count: number) {
  for (let from = 1; from <= count; from += cardsAtOnce)
    await sql`
    insert into part
      (id, mpn, name, details, category, min_quantity, quantity, price_minor, img, specs, warranty_months)
    select gen_random_uuid(), 'CARD-' || n, 'Card ' || n, '', 'gpu', 1,
      case when n > ${count / 2} then 10 else 0 end, (20000 + n / 100) * 100, (select min(img) from part),
      jsonb_build_object('memoryType', case when n > ${(count * 3) / 4} then 'HBM3' else 'GDDR7' end), 12
    from generate_series(${from}::int, ${Math.min(count, from + cardsAtOnce - 1)}::int) n`
}
