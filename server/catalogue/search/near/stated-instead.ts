import { describeSpec } from '../../../../contract/parts/specifications.ts'
import type { Query } from '../../understanding/query.ts'
import type { Reading } from '../../understanding/reading.ts'
import type { Candidate } from './store.ts'

/** What a part states where it has not what was asked: "AM5 instead of AM4". Null where it states nothing of it. */
export function statedInstead(
  { kind, as, query, keys }: Reading,
  { specs }: Candidate,
): string | null {
  for (const key of keys ?? keysOf(query!)) {
    const value = specs[key]
    if (value === undefined || Array.isArray(value)) continue
    if (kind === 'flag') {
      const [, denied] = /^no (.+)$/.exec(as) ?? []
      return denied ?? `no ${as}`
    }
    if (typeof value === 'boolean') continue
    const { label, text } = describeSpec(key, value)
    const [, word] = /^“(.*)”$/.exec(as) ?? []
    const asked = word?.toUpperCase() ?? as.replace(new RegExp(`^${label} `, 'i'), '')
    return `${text} instead of ${asked}`
  }
  return null
}

/** The specifications that a query asks for. */
function keysOf(query: Query): string[] {
  if ('fact' in query) return [query.fact.split('=')[0]!].filter((key) => key !== 'category')
  if ('factOf' in query) return [query.factOf]
  if ('later' in query) return keysOf(query.later)
  if ('unsaid' in query) return keysOf(query.unsaid)
  if ('any' in query) return query.any.flatMap(keysOf)
  return 'every' in query ? query.every.flatMap(keysOf) : []
}
