/**
 * What a part must have, before it is written for the database. `word`: one that begins so, by what kind of word the level
 * allows; `exact`: the same, whole; `fact`: this very word of the facts; `later`: what counts where more than names does;
 * `unsaid`: what counts but where whole words of names alone do, so that parts that say it themselves stand first;
 * `factOf`: a fact of this key, but that it is not so; `named`: this very word in what names a part; `said`: this very word
 * anywhere, as far as names alone are not asked; `begun`: one that begins so in what names a part; `wholly`: what counts in
 * place of `of` where whole words of names alone do, so that a model stands before its variants.
 */
export type Query =
  | { word: string }
  | { exact: string }
  | { fact: string }
  | { later: Query }
  | { unsaid: Query }
  | { factOf: string }
  | { named: string }
  | { said: string }
  | { begun: string }
  | { wholly: Query; of: Query }
  | { any: Query[] }
  | { every: Query[] }
  | { not: Query }

/**
 * How much of a part counts: whole words that name it, beginnings of these, its specifications too, all of it. `names` is `named`
 * as it is asked of what names a part alone: a word whose place is not asked needs no second look at the part.
 */
export type Level = 'whole' | 'named' | 'names' | 'stated' | 'all'

const labels: Record<Level, string> = {
  whole: 'A',
  named: '*AB',
  names: '*',
  stated: '*ABD',
  all: '*',
}

export const word = (text: string): Query => ({ word: text })
export const exact = (text: string): Query => ({ exact: text })
export const fact = (key: string, value: string | number | boolean): Query => ({
  fact: `${key}=${value}`,
})
/** What counts beside others in an `any`, where more than names does. */
export const later = (of: Query): Query => ({ later: of })
/** What counts beside words in an `any`, behind the parts that are named by these. */
export const unsaid = (of: Query): Query => ({ unsaid: of })
/** What a key states is there, whatever it is: a flag that is true, the kind of Wi-Fi. */
export const factOf = (key: string): Query => ({ factOf: key })
export const named = (text: string): Query => ({ named: text })
export const said = (text: string): Query => ({ said: text })
export const begun = (text: string): Query => ({ begun: text })
export const wholly = (strict: Query, of: Query): Query => ({ wholly: strict, of })
export const any = (...of: Query[]): Query => (of.length === 1 ? of[0]! : { any: of })
export const every = (...of: Query[]): Query => (of.length === 1 ? of[0]! : { every: of })
export const not = (of: Query): Query => ({ not: of })

const quoted = (text: string) => `'${text.replace(/['\\]/g, '')}'`

/** As a text query of PostgreSQL. */
export function written(query: Query, level: Level): string {
  if ('word' in query) return `${quoted(query.word)}:${labels[level]}`
  if ('exact' in query) {
    const label = labels[level].replace('*', '')
    return label === '' ? quoted(query.exact) : `${quoted(query.exact)}:${label}`
  }
  if ('fact' in query) return quoted(query.fact)
  if ('later' in query) return written(query.later, level)
  if ('unsaid' in query) return written(query.unsaid, level)
  if ('factOf' in query)
    return `('${query.factOf}=':* & !('${query.factOf}=false' | '${query.factOf}=none'))`
  if ('named' in query) return `${quoted(query.named)}:A`
  if ('begun' in query) return `${quoted(query.begun)}:${level === 'whole' ? 'A' : '*A'}`
  if ('said' in query) {
    const isOfName = level === 'whole' || level === 'named'
    return isOfName ? `${quoted(query.said)}:AB` : quoted(query.said)
  }
  if ('wholly' in query) return written(level === 'whole' ? query.wholly : query.of, level)
  if ('not' in query) return `!(${written(query.not, level)})`
  if ('any' in query) {
    const those = countedAt(query.any, level)
    return `(${those.map((one) => written(one, level)).join(' | ')})`
  }
  return `(${query.every.map((one) => written(one, level)).join(' & ')})`
}

/** Which choices of an `any` count at a level. */
const countedAt = (choices: Query[], level: Level): Query[] => {
  const isLate = level === 'stated' || level === 'all'
  return choices.filter((one) => {
    if ('later' in one) return isLate
    return !('unsaid' in one) || level !== 'whole'
  })
}

type Shares = { shareOf: (beginning: string) => number }

/**
 * The share of parts that may have it, by what is known of common words; 0 where it is rare. A beginning of one or two signs
 * is one of many words, though none of them be common.
 */
export function shareOf(query: Query, common: Shares, level: Level = 'all'): number {
  if ('word' in query) return shareOfBeginning(query.word, common)
  if ('begun' in query) return shareOfBeginning(query.begun, common)
  if ('exact' in query) return common.shareOf(query.exact)
  if ('fact' in query) return common.shareOf(query.fact)
  if ('later' in query) return shareOf(query.later, common, level)
  if ('unsaid' in query) return shareOf(query.unsaid, common, level)
  if ('factOf' in query) return common.shareOf(`${query.factOf}=`)
  if ('named' in query) return common.shareOf(query.named)
  if ('said' in query) return common.shareOf(query.said)
  if ('wholly' in query) return shareOf(query.of, common, level)
  if ('not' in query) return 1
  const those =
    'any' in query && level === 'whole'
      ? countedAt(query.any, level)
      : 'any' in query
        ? query.any
        : query.every
  const shares = those.map((one) => shareOf(one, common, level))
  return 'any' in query ? shares.reduce((sum, share) => sum + share, 0) : Math.min(...shares)
}

/**
 * What of a rare query is looked up: of what it wants together that which is rare, where the rest is common. Whatever has
 * the query has this, too.
 */
export function rarestOf(query: Query, common: Shares, level: Level): Query {
  if ('any' in query) return { any: query.any.map((one) => rarestOf(one, common, level)) }
  if (!('every' in query)) return query
  const rare = query.every.filter((one) => shareOf(one, common, level) === 0)
  return every(...(rare.length > 0 ? rare : query.every).map((one) => rarestOf(one, common, level)))
}

const shareOfBeginning = (beginning: string, common: Shares) =>
  beginning.length <= 2 ? 1 : common.shareOf(beginning)
