import type { z } from 'zod'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { partFilter } from '../../../contract/parts/query.ts'
import { toMinor } from '../../../contract/pricing/money.ts'
import type { Shop } from '../../shop.ts'
import { readCommonWords } from './common-words.ts'
import type { PartFilter } from './filter.ts'
import { textSearch } from './text-search.ts'

/** The filter of a call. Null when its search has no word, which nothing matches. */
export async function readFilter(
  { database, config }: Pick<Shop, 'database' | 'config'>,
  asked: z.output<typeof partFilter> & { mpn?: string[] | undefined },
): Promise<PartFilter | null> {
  const text = asked.q ? textSearch(asked.q, await readCommonWords(database)) : null
  if (asked.q && !text) return null
  const minor = (major: number | undefined) =>
    major === undefined ? null : toMinor(major, config.currency)
  return {
    text,
    category: asked.category ?? null,
    numbers: asked.mpn?.map(numberKey) ?? null,
    stock: [...(asked.inStock ? (['in'] as const) : []), ...(asked.stock ? [asked.stock] : [])],
    minPrice: minor(asked.minPrice),
    maxPrice: minor(asked.maxPrice),
    maxMinQuantity: asked.maxMinQuantity ?? null,
    origins: asked.originCountry ?? null,
    specs: [...Map.groupBy(asked.spec ?? [], (choice) => choice.key)],
  }
}
