import { leafedRows } from '../../app/address.ts'

/** A page of a list may have so many rows. */
const size = 100

/** The rows of all pages of a numbered list, up to those that can be leafed through. */
export async function allPages<T>(
  ask: (at: { page: number; limit: number }) => Promise<{ items: T[] }>,
): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; page <= leafedRows / size; page += 1) {
    const { items } = await ask({ page, limit: size })
    rows.push(...items)
    if (items.length < size) break
  }
  return rows
}
