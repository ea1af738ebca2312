import { maxMachines, maxPerMachine } from '../../../contract/builds/limits.ts'
import { categoryKeyPattern, knownCategories } from '../../../contract/parts/known-categories.ts'
import {
  isId,
  joinLines,
  nothingWanted,
  readBuild,
  type WantedBuild,
} from '../../trade/builds/link.ts'
import type { PickState } from '../use-build.ts'

/**
 * What an address of the builder asks for. A form without a script sends its fields beside the build, and a link of a part
 * names it: `isPlain` is false then, and the build with these has an address of its own.
 */
export function readAddress({ searchParams: query }: URL) {
  const text = query.get('b') ?? ''
  const { build, isWhole } = text === '' ? { build: nothingWanted, isWhole: true } : readBuild(text)
  return {
    build: withFields(build, query),
    isWhole,
    /** Fields that are not taken as they stand there, and what the address of the build says of it. */
    refused: refusedIn(query),
    untaken: untakenOf(query),
    isPlain: ![...query.keys()].some((one) =>
      /^(machines|part|spare-[\w-]+|pieces-\d+)$/.test(one),
    ),
    pick: pickOf(query),
  }
}

function pickOf(query: URLSearchParams): PickState | null {
  const category = knownCategories.find((one) => one === query.get('pick'))
  if (!category) return null
  const text = (name: string, longest: number) =>
    (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, longest)
  const isHiding = query.get('hide') === '1'
  return { category, q: text('q', 100), isHiding, after: text('after', 500) }
}

function withFields(build: WantedBuild, query: URLSearchParams): WantedBuild {
  const machines = countOf(query.get('machines'), 1, maxMachines) ?? build.machines
  const spares = { ...build.spares }
  for (const [name, text] of query) {
    const category = /^spare-(.+)$/.exec(name)?.[1] ?? ''
    const percent = countOf(text, 0, 100)
    if (categoryKeyPattern.test(category) && percent !== null) spares[category] = percent
  }
  const lines = build.lines.flatMap((line, at) => {
    const quantity = countOf(query.get(`pieces-${at}`), 0, maxPerMachine) ?? line.quantity
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const added = (query.get('part') ?? '').toLowerCase()
  if (isId(added)) lines.push({ partId: added, quantity: 1 })
  return { machines, spares, lines: joinLines(lines) }
}

/** What a field beside the build may be called in an address. */
export const fieldNames = ['machines', 'spares', 'pieces', 'part'] as const
export type FieldName = (typeof fieldNames)[number]

/** Fields that say no number that there can be, or no part. */
function refusedIn(query: URLSearchParams): FieldName[] {
  const isCount = (text: string, least: number, most: number) =>
    /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
  const taken: Record<FieldName, (name: string, text: string) => boolean | null> = {
    machines: (name, text) => (name === 'machines' ? isCount(text, 1, maxMachines) : null),
    spares: (name, text) => (name.startsWith('spare-') ? isCount(text, 0, 100) : null),
    pieces: (name, text) => (/^pieces-\d+$/.test(name) ? isCount(text, 0, maxPerMachine) : null),
    part: (name, text) => (name === 'part' ? isId(text.toLowerCase()) : null),
  }
  const all = [...query]
  return fieldNames.filter((field) =>
    all.some(([name, text]) => taken[field](name, text) === false),
  )
}

/** As the address that a form leads to tells it. */
const untakenOf = (query: URLSearchParams) => {
  const named = (query.get('untaken') ?? '').split(',')
  return fieldNames.filter((field) => named.includes(field))
}

/** A whole number of a field; above the most it is that, and what is no number changes nothing. */
function countOf(text: string | null, least: number, most: number): number | null {
  const count = Number(text?.trim() || Number.NaN)
  return Number.isInteger(count) && count >= least ? Math.min(count, most) : null
}
