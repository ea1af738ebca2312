import { createRandom, type Random } from '../../tests/faults/random.ts'
import type { BenchPart } from './catalogue.ts'

export type MessyRow = {
  number: string
  manufacturer: string
  description: string
  kind: string
  /** The id of the part that is meant; null when none is. */
  means: string | null
}

type Spoil = (part: BenchPart, random: Random) => Partial<MessyRow>
const one = <T>(random: Random, of: readonly T[]) => of[random.between(0, of.length - 1)]!
const spelt = (mpn: string, random: Random) => {
  const cased = random.chance(0.5) ? mpn.toLowerCase() : mpn
  return random.chance(0.5) ? cased.replaceAll(/[-/]/g, one(random, ['', ' ', '_'])) : cased
}

/** How rows of real files differ from a catalogue, and how many of a hundred do. */
const kinds: Record<string, [share: number, spoil: Spoil]> = {
  'as spelt': [74, ({ mpn }, random) => ({ number: spelt(mpn, random) })],
  shortened: [5, ({ mpn }) => ({ number: mpn.slice(0, -2) })],
  lengthened: [4, ({ mpn }, random) => ({ number: mpn + one(random, ['-TR', ' BOX', '/A']) })],
  misspelt: [5, ({ mpn }, random) => ({ number: slip(mpn, random) })],
  'in a text': [4, ({ mpn }, random) => ({ number: `pos ${random.between(1, 99)}: ${mpn} new` })],
  'in the description': [3, ({ mpn }) => ({ description: `see ${mpn}, as agreed` })],
  'by name': [2, ({ name }) => ({ description: `${name} boxed` })],
  unknown: [3, (_, random) => ({ number: `NO-${random.between(1e8, 9e8)}-X`, means: null })],
}

/** So many rows over these parts, the same for the same seed. */
export function makeMessyRows(parts: BenchPart[], count: number, seed = 2): MessyRow[] {
  const random = createRandom(seed)
  const deck = Object.entries(kinds).flatMap(([kind, [share, spoil]]) =>
    Array.from({ length: share }, () => ({ kind, spoil })),
  )
  return Array.from({ length: count }, () => {
    const { kind, spoil } = one(random, deck)
    const part = one(random, parts)
    const row = { number: '', manufacturer: '', description: '', kind, means: part.id }
    return { ...row, ...spoil(part, random) }
  })
}

function slip(mpn: string, random: Random): string {
  const signs = [...mpn]
  const at = random.between(1, signs.length - 1)
  if (random.chance(0.4)) return signs.toSpliced(at, 1).join('')
  if (random.chance(0.5)) return signs.toSpliced(at, 1, one(random, ['Q', '7', 'E'])).join('')
  return signs.toSpliced(at - 1, 2, signs[at]!, signs[at - 1]!).join('')
}
