import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { partFilter } from '../../../contract/parts/query.ts'
import { toMinor } from '../../../contract/pricing/money.ts'
import type { Database } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readCategories } from '../categories/read-categories.ts'
import { requireKnown } from '../categories/require-category.ts'
import { ownCategories } from '../understanding/own-categories.ts'
import type { Understanding } from '../understanding/reading.ts'
import { understand } from '../understanding/understand.ts'
import { readCommonWords } from './common-words.ts'
import type { PartFilter } from './filter.ts'
import { lookWordsUp, selectKnown } from './store.ts'
import { readSynonyms } from './synonyms/read-synonyms.ts'
import { textSearch } from './text-search.ts'

export type AskedFilter = z.output<typeof partFilter> & {
  mpn?: string[] | undefined
  updatedSince?: string | undefined
}

/** What a call asks for: how its words were understood, null without any, and the filter, null where nothing can match. */
export type Asked = { understood: Understanding | null; filter: PartFilter | null }

/** Reads the filter of a call. A search without a word, such as "%", matches nothing. */
export async function readAsked(
  { database, config }: Pick<Shop, 'database' | 'config'>,
  asked: AskedFilter,
): Promise<Asked> {
  const { q, plain } = asked
  const category = asked.category ?? null
  await requireKnown(database, asked.category)
  const [synonyms, own] = q ? await Promise.all([readSynonyms(database), readOwn(database)]) : []
  const understood = q ? understand(q, { plain, category, synonyms, own }) : null
  if (q && !understood) return { understood, filter: null }
  const text = q && understood ? await readText(database, q, understood) : null
  const minor = (major: number | null | undefined) =>
    major === undefined || major === null ? null : toMinor(major, config.currency)
  const inStock = asked.inStock || understood?.inStock
  const filter: PartFilter = {
    text,
    category,
    numbers: asked.mpn?.map(numberKey) ?? null,
    stock: [...(inStock ? (['in'] as const) : []), ...(asked.stock ? [asked.stock] : [])],
    minPrice: minor(tighter(Math.max, asked.minPrice, understood?.minPrice)),
    maxPrice: minor(tighter(Math.min, asked.maxPrice, understood?.maxPrice)),
    maxMinQuantity: asked.maxMinQuantity ?? null,
    origins: asked.originCountry ?? null,
    lifecycles: asked.lifecycle ?? null,
    updatedSince: asked.updatedSince === undefined ? null : new Date(asked.updatedSince),
    specs: [
      ...Map.groupBy(asked.spec ?? [], (choice) => choice.key),
      ...(understood?.ranges ?? []).map((range): PartFilter['specs'][number] => [
        range.key,
        [range],
      ]),
      ...(understood?.stated ?? []).map(([key, value]): PartFilter['specs'][number] => [
        key,
        [{ key, value }],
      ]),
    ],
  }
  return { understood, filter }
}

/** What the shop's categories add to the words of a search. */
export const readOwn = async (database: Database) => ownCategories(await readCategories(database))

/**
 * A description never makes a match by itself: of a noun that stands in no name and no specification, such as a cooler that
 * processors come without, it does not count.
 */
async function readText(database: Database, q: string, understood: Understanding) {
  const common = await readCommonWords(database)
  const text = textSearch(q, understood, common)
  const nouns = nounsOf(understood).filter((word) => !common.named.has(word))
  if (!text || nouns.length === 0 || (await areNamed(database, nouns))) return text
  return { ...text, levels: { ...text.levels, all: text.levels.stated } }
}

/** Words directly behind the category, which may name what goes with it: "graphics card holder". */
const nounsOf = ({ readings }: Understanding): string[] =>
  readings.flatMap(({ kind, word = '' }, at) => {
    const before = readings[at - 1]
    const isBehind = before?.kind === 'category' && !before.behind
    return kind === 'word' && isBehind && /^\p{L}{3,}$/u.test(word) ? [word] : []
  })

type Named = LRUCache<string, true>
const named = new WeakMap<Database, Named>()

/** Whether each of these words stands in a name or a specification of some part. */
async function areNamed(database: Database, words: string[]): Promise<boolean> {
  const own: Named = named.get(database) ?? new LRUCache({ max: 10_000, ttl: 60_000 })
  named.set(database, own)
  const asked = words.filter((word) => !own.has(word))
  if (asked.length === 0) return true
  const query = (word: string) => `'${word}':*ABD`
  const found = await database.transaction(async (sql) => {
    await lookWordsUp(sql)
    return await selectKnown(sql, asked.map(query))
  })
  for (const word of asked) if (found.has(query(word))) own.set(word, true)
  return asked.every((word) => found.has(query(word)))
}

/** Of two bounds the one that narrows more. */
function tighter(
  choose: typeof Math.max,
  one: number | undefined,
  other: number | null | undefined,
): number | null {
  const given = [one, other].filter((bound) => bound !== undefined && bound !== null)
  return given.length > 0 ? choose(...given) : null
}
