import { categoryName } from '../../../../contract/parts/categories.ts'
import { describeSpec } from '../../../../contract/parts/specifications.ts'
import { money, toMajor } from '../../../../contract/pricing/money.ts'
import { phraseKey, segmentsOf } from '../../understanding/plain.ts'
import { amountOf } from '../../understanding/read-quantities.ts'
import type { Reading } from '../../understanding/reading.ts'
import { likeNumber, likenessOf, nearestName } from './likeness.ts'
import type { Near, Series, Wanted } from './near-parts.ts'
import { statedInstead } from './stated-instead.ts'
import type { Candidate } from './store.ts'

type Judged = { score: number; lack: string | null }

/** Parts that have less of what was asked are none that come near. */
const least = 0.4
/** What is less like a word than this says nothing of it. */
const likeFrom = 0.4

/** `unknown`: what no part has; `series`: one of which other models are sold, each of which comes near. */
type Ranking = Wanted & { unknown: ReadonlySet<Reading>; series: Series | null }

/** The nearest first, each with what it lacks; those that have too little of what was asked are left out. */
export function rankNear(candidates: Candidate[], terms: Reading[], wanted: Ranking): Near[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  const { category } = wanted.series ?? {}
  const among = candidates.filter((part) => category === undefined || part.category === category)
  const ranked = among.map((part) => {
    const names = segmentsOf(isMadeUp(part.mpn) ? part.name : `${part.name} ${part.mpn}`)
    const isOfSeries = terms.some((term, at) => part.has[at] && wanted.series?.terms.includes(term))
    const judged = [
      ...terms.map(
        (term, at): Judged =>
          part.has[at]
            ? { score: term.weight * (isNamed(term, names) ? 1 : 0.7), lack: null }
            : judge(term, part, { names, wanted }),
      ),
      ...judgeRanges(part, wanted),
      ...judgePrice(part, wanted),
    ]
    return {
      id: part.id,
      inStock: part.inStock,
      isOfSeries,
      score: judged.reduce((sum, { score }) => sum + score, 0),
      lacks: lacksOf(judged),
    }
  })
  return ranked
    .filter(({ score, isOfSeries }) => isOfSeries || (score >= whole * least && score > 0))
    .sort((a, b) => b.score - a.score || Number(b.inStock) - Number(a.inStock))
    .map(({ id, lacks }) => ({ id, lacks }))
}

/** A number that an import made, where a row had none: pieces of it are like words by chance. */
const isMadeUp = (mpn: string) =>
  /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i.test(mpn) && /\d/.test(mpn)

/** Memory whose description says which processors it is for comes behind processors that are called so. */
const isNamed = ({ kind, word }: Reading, names: string[]) =>
  kind !== 'word' ||
  !word ||
  names.some((name, at) => `${name}${names[at + 1] ?? ''}`.startsWith(word))

/** What has all, and was not found, has it in its description, which never makes a match by itself. */
function lacksOf(judged: Judged[]): string[] {
  const lacks = judged.flatMap(({ lack }) => (lack === null ? [] : [lack]))
  return lacks.length > 0 ? lacks : ['said by its description alone']
}

/** How near a part is to a term that it has not, and in words what it has instead. */
function judge(
  term: Reading,
  part: Candidate,
  { names, wanted }: { names: string[]; wanted: Ranking },
): Judged {
  const { kind, weight, as } = term
  if (term.quantity) return judgeQuantity(term, part)
  if (term.kit) return judgeKit(term, part)
  if (kind === 'category') {
    const isOfIt = term.category === part.category
    return {
      score: isOfIt ? weight * 0.5 : 0,
      lack: isOfIt
        ? `not ${as}`
        : `${categoryName(wanted.categories, part.category)} instead of ${as}`,
    }
  }
  if (kind === 'word') {
    const lack = term.keys ? statedInstead(term, part) : null
    const stated = term.keys?.map((key) => phraseKey(String(part.specs[key] ?? ''))) ?? []
    const like = Math.max(0, ...stated.map((one) => likenessOf(term.word!, one)))
    if (lack !== null) return { score: weight * like, lack }
    return judgeWord(term, part, names, wanted.unknown.has(term))
  }
  return { score: 0, lack: statedInstead(term, part) ?? unsaid(as) }
}

/** What a part does not say it may be all the same: that is not told as a no. */
const unsaid = (as: string) => `${as}: not said`

/** A value four times as large or as small is no nearer than none. */
function judgeQuantity({ quantity, weight, as }: Reading, part: Candidate): Judged {
  const key = quantity!.unit.keys[part.category]
  const value = key === undefined ? undefined : part.specs[key]
  if (key === undefined || typeof value !== 'number') return { score: 0, lack: unsaid(as) }
  const amount = amountOf(quantity!)
  const lack = `${describeSpec(key, value).text} instead of ${describeSpec(key, amount).text}`
  return { score: weight * closeness(value, amount), lack }
}

const closeness = (value: number, amount: number) =>
  0.8 * Math.max(0, 1 - Math.abs(Math.log(value / amount)) / Math.log(4))

/** Kits are as near as their counts and sizes together. */
function judgeKit({ kit, weight, as }: Reading, part: Candidate): Judged {
  const { modules, moduleCapacityGb: size } = part.specs
  if (typeof modules !== 'number' || typeof size !== 'number') return { score: 0, lack: unsaid(as) }
  const far = [modules / kit!.modules, size / kit!.size].map((times) => Math.abs(Math.log2(times)))
  const score = weight * 0.8 * Math.max(0, 1 - (far[0]! + far[1]!) / 3)
  return { score, lack: `${modules} × ${size} GB instead of ${as}` }
}

/** A word, or its letters and its number where they are written apart: "gtx4060" is like "RTX 4060", "h100" is one model. */
function judgeWord(
  { text, weight }: Reading,
  part: Candidate,
  names: string[],
  isUnknown: boolean,
): Judged {
  const whole = judgeText({ text, weight, isUnknown }, part, names)
  const [, ...pieces] = /^(\p{L}{2,})(\d.*)$/u.exec(text) ?? []
  const apart = pieces.map((piece) => {
    const own = { text: piece, weight: (weight * piece.length) / text.length, isUnknown }
    return judgeText(own, part, names)
  })
  const score = apart.reduce((sum, one) => sum + one.score, 0)
  if (score <= whole.score) return whole
  return { score, lack: apart.find(({ lack }) => lack !== null)?.lack ?? null }
}

type Typed = Pick<Reading, 'text' | 'weight'> & { isUnknown: boolean }

function judgeText({ text, weight, isUnknown }: Typed, part: Candidate, names: string[]): Judged {
  const alike = likeNumber(text, part.mpn)
  if (alike > 0) return { score: weight * alike, lack: `${part.mpn} instead of ${text}` }
  const words = segmentsOf(text)
  const found = words.map((word) => nearestName(word, names))
  const length = words.reduce((sum, word) => sum + word.length, 0)
  const like = found.reduce((sum, one, at) => sum + (one.like * words[at]!.length) / length, 0)
  if (like < likeFrom) return { score: 0, lack: `no “${text}”` }
  if (like === 1) return { score: weight, lack: null }
  const others = found.values()
  const other = text
    .replace(/[^\s\-_./]+/g, (own) => asWritten(others.next().value?.name ?? own, part))
    .replace(/[\s\-_./]+$/, '')
  // a model that is sold, but has not all of the rest, is nearer than another model
  const times = isUnknown || !/^\p{L}?\d{3,}/u.test(text) ? 1 : 0.6
  return { score: weight * like * times, lack: `${other} instead of ${text}` }
}

/** The word as the part's name or number has it. */
function asWritten(word: string, { name, mpn }: Candidate): string {
  const isIt = (one: string) => one.toLowerCase().replace(/[^a-z0-9.]/g, '') === word
  const own = `${name} ${mpn}`
  const found = own.split(/\s+/).find(isIt) ?? own.split(/[\s\-/]+/).find(isIt)
  return found ?? word.toUpperCase()
}

/** What is out of the bounds of a specification that was asked for, or states none. */
function judgeRanges({ category, specs }: Candidate, { understood }: Wanted): Judged[] {
  return understood.readings.flatMap(({ kind, quantity, as, weight }): Judged[] => {
    const key = kind === 'range' ? (quantity!.unit.keys[category] ?? '') : null
    if (key === null) return []
    const range = understood.ranges.find((one) => one.key === key)
    const value = specs[key]
    if (!range || typeof value !== 'number') return [{ score: 0, lack: unsaid(as) }]
    const { min, max } = range
    const passed = min !== null && value < min ? min : max !== null && value > max ? max : null
    if (passed === null) return []
    const { label, text } = describeSpec(key, value)
    const lack = `${text} instead of ${as.slice(label.length + 1)}`
    return [{ score: weight * closeness(value, passed), lack }]
  })
}

function judgePrice({ priceMinor }: Candidate, { minPrice, maxPrice, currency }: Wanted): Judged[] {
  const said = (minor: number) => money(toMajor(minor, currency), currency)
  if (maxPrice !== null && priceMinor > maxPrice)
    return [
      {
        score: (3 * maxPrice) / priceMinor,
        lack: `${said(priceMinor)} instead of up to ${said(maxPrice)}`,
      },
    ]
  if (minPrice !== null && priceMinor < minPrice)
    return [
      {
        score: (3 * priceMinor) / minPrice,
        lack: `${said(priceMinor)} instead of from ${said(minPrice)}`,
      },
    ]
  return []
}
