import type { BuildLine } from '../../contract/builds/build.ts'
import { type Catalogue, openCatalogue } from '../catalogue/parts.fixture.ts'

/** A shop with these parts, each 10 dearer than the one before, and what is asked of it by their names. */
export async function openBuildsShop(parts: Record<string, BuildLine>) {
  const catalogue: Catalogue = await openCatalogue()
  const ids: Record<string, string> = {}
  let price = 100
  for (const [name, { part }] of Object.entries(parts)) {
    const { category, specs } = part
    price += 10
    ids[name] = await catalogue.added({
      name: part.name,
      category,
      specs,
      mpn: part.mpn || `BUILD-${name}`,
      price,
      quantity: 500,
      minQuantity: 1,
    })
  }
  const json = { 'Content-Type': 'application/json' }
  const answer = async <T>(response: Response) => ({
    status: response.status,
    body: (await response.json()) as T & { code?: string },
  })
  return {
    ...catalogue,
    ids,
    lines: (...names: string[]) => names.map((name) => ({ partId: ids[name]!, quantity: 1 })),
    nameOf: (id: string) => Object.keys(ids).find((name) => ids[name] === id),
    get: async <T>(path: string) => await answer<T>(await catalogue.shop.request(`/api${path}`)),
    post: async <T>(path: string, body: object) =>
      await answer<T>(
        await catalogue.shop.request(`/api${path}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify(body),
        }),
      ),
  }
}
export type BuildsShop = Awaited<ReturnType<typeof openBuildsShop>>
