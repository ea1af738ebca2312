import type { ImportResult } from '../../../../contract/parts/import.ts'
import { openTestShop } from '../../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../../tests/test-user.ts'

export type Preview = {
  format: string
  encoding: string
  hidden: string | null
  decimal: ',' | '.' | null
  rows: number
  columns: { name: string; sample: string[]; guess: string | null }[]
  fields: { field: string; label: string; required: boolean }[]
  questions: { field: string; columns: string[]; text: string }[]
  needsMapping: boolean
}
export type Refused = { code: string; detail: string; errors?: { path: string; message: string }[] }
type Answer<T> = { status: number; body: T & Refused }

/** Two parts, under names that a maker would use. */
export const good =
  'MPN,Product,Type,Price,Qty\nA-1,First CPU,CPU,100,50\nB-2,Second CPU,CPU,200,60\n'

/** A shop with an empty catalogue and an admin who imports by a page. */
export async function openUploadShop() {
  const shop = await openTestShop({ jobs: false })
  const admin = await shop.admin('Anton Admin')
  return {
    ...shop,
    admin,
    preview: (content: string | Uint8Array<ArrayBuffer>, name = 'parts.csv') =>
      send<Preview>(shop.publicUrl, admin, '/imports/preview', formOf(content, name)),
    bring: (
      content: string | Uint8Array<ArrayBuffer>,
      texts: Record<string, string> = {},
      name = 'parts.csv',
    ) => send<ImportResult>(shop.publicUrl, admin, '/imports', formOf(content, name, texts)),
    parts: async () => [
      ...(await shop.sql<{ mpn: string; name: string; quantity: number; specs: object }[]>`
        select mpn, name, quantity, specs
        from part
        order by mpn`),
    ],
    empty: async () => {
      await shop.sql`delete from stock_movement`
      await shop.sql`delete from part`
    },
  }
}

export function formOf(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  texts: Record<string, string> = {},
) {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  for (const [field, text] of Object.entries(texts)) form.set(field, text)
  return form
}

export async function send<T>(shopUrl: string, who: TestUser, path: string, form: FormData) {
  const response = await fetch(`${shopUrl}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  })
  return { status: response.status, body: await response.json() } as Answer<T>
}
