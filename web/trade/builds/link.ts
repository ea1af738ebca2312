import { maxBuildLines, maxMachines, maxPerMachine } from '../../../contract/builds/limits.ts'
import {
  isKnownCategory,
  type KnownCategory,
  knownCategories,
} from '../../../contract/parts/known-categories.ts'

/** So many of a part in one machine. */
export type WantedPiece = { partId: string; quantity: number }

/** What the address of the builder says: for how many machines, which spares in percent, and the parts of one machine. */
export type WantedBuild = {
  machines: number
  /** By the keys of categories. */
  spares: Record<string, number>
  lines: WantedPiece[]
}

export const nothingWanted: WantedBuild = { machines: 1, spares: {}, lines: [] }

/** The letter before the spares of a category that rules know; one of a shop's own stands there by its key: `cases~5`. */
const letters: Record<KnownCategory, string> = {
  cpu: 'c',
  ram: 'r',
  hdd: 'h',
  gpu: 'g',
  motherboard: 'm',
}
const maxSpare = 100

/**
 * A build as a short text: "500.c2.AZqv…*2" are 500 machines, two percent of processors to spare, and two in each of the
 * part whose id the 22 characters are. Of 40 lines it has some 1,200 characters, each of which an address takes as it is.
 */
export function textOf({ machines, spares, lines }: WantedBuild): string {
  const kept = knownCategories.flatMap((one) =>
    spares[one] ? [`${letters[one]}${spares[one]}`] : [],
  )
  const own = Object.entries(spares).flatMap(([key, percent]) =>
    percent && !isKnownCategory(key) ? [`${key}~${percent}`] : [],
  )
  const parts = lines.map(
    ({ partId, quantity }) => shortId(partId) + (quantity > 1 ? `*${quantity}` : ''),
  )
  return [String(machines), ...kept, ...own.sort(), ...parts].join('.')
}

/** Where the builder has this build. */
export const builderAddress = (build: WantedBuild) =>
  build.lines.length === 0 && build.machines === 1 ? '/builder' : `/builder?b=${textOf(build)}`

/** Reads such a text. What cannot be read is left out, and `isWhole` is false. */
export function readBuild(text: string): { build: WantedBuild; isWhole: boolean } {
  const [count = '', ...tokens] = text.split('.')
  const spares: WantedBuild['spares'] = {}
  const lines: WantedPiece[] = []
  let isWhole = isCount(count, maxMachines)
  for (const token of tokens) {
    const spare = readSpare(token)
    const line = spare ? null : readLine(token)
    if (spare) spares[spare.category] = spare.percent
    else if (line) lines.push(line)
    else isWhole = false
  }
  const joined = joinLines(lines)
  const kept = joined.slice(0, maxBuildLines)
  return {
    build: { machines: isCount(count, maxMachines) ? Number(count) : 1, spares, lines: kept },
    isWhole: isWhole && kept.length === joined.length,
  }
}

/** A part that is there twice is one line, as the shop has it. */
export function joinLines(lines: readonly WantedPiece[]): WantedPiece[] {
  const joined = new Map<string, number>()
  for (const { partId, quantity } of lines)
    joined.set(partId, Math.min(maxPerMachine, quantity + (joined.get(partId) ?? 0)))
  return [...joined].map(([partId, quantity]) => ({ partId, quantity }))
}

const isCount = (text: string, most: number) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most

function readSpare(token: string) {
  const [, own, text] = /^([a-z][a-z\d-]{0,39})~(\d{1,3})$/.exec(token) ?? []
  if (own && text) return spareOf(own, Number(text))
  const category = knownCategories.find((one) => letters[one] === token[0])
  if (!category || !/^[a-z]\d{1,3}$/.test(token)) return null
  return spareOf(category, Number(token.slice(1)))
}

const spareOf = (category: string, percent: number) =>
  percent >= 1 && percent <= maxSpare ? { category, percent } : null

function readLine(token: string): WantedPiece | null {
  const [short = '', count = '1', ...more] = token.split('*')
  const partId = longId(short)
  if (!partId || more.length > 0 || !isCount(count, maxPerMachine)) return null
  return { partId, quantity: Number(count) }
}

/** The sixteen bytes of an id in the letters of addresses. Source: RFC 4648, section 5 */
function shortId(id: string): string {
  const bytes = id.replaceAll('-', '').match(/../g) ?? []
  const text = btoa(String.fromCharCode(...bytes.map((one) => Number.parseInt(one, 16))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function longId(short: string): string | null {
  if (!/^[\w-]{22}$/.test(short)) return null
  const bytes = atob(short.replaceAll('-', '+').replaceAll('_', '/'))
  const digits = [...bytes].map((one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  // ids have their version and their variant at fixed places
  return isId(id) ? id : null
}

/** As the contract takes an id. */
export const isId = (text: string) =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)
