import type { FactSource } from '../../../contract/builds/facts/fact.ts'
import type { BuildCheckAnswer } from '../../../contract/builds/schemas.ts'
import type { Category, Part } from '../../../contract/parts/parts.ts'
import { describeSpec, specificationOf } from '../../../contract/parts/specifications.ts'
import { type ListedPart, listed } from '../../trade/parts/listed-part.ts'
import { slotOrder } from '../slot-names.ts'

/** A part of the build, and how many one machine has. */
export type Shown = { part: Part; quantity: number }

type Found = BuildCheckAnswer['findings'][number]
type Ordered = BuildCheckAnswer['fleet']['lines'][number]

/** One fact in words: of which part, what it is, and who says so. `text` is null where it is not recorded. */
export type ShownFact = {
  partId: string
  of: string
  label: string
  text: string | null
  source: string
}
export type ShownFinding = Pick<Found, 'rule' | 'verdict' | 'text'> & {
  facts: ShownFact[]
  slot: Category
}
export type SlotLine = {
  part: ListedPart
  quantity: number
  isLimiting: boolean
  order: Ordered | null
}
export type Slot = { category: Category; lines: SlotLine[]; findings: ShownFinding[] }

const sources: Record<FactSource, string> = {
  person: 'looked up by a person',
  table: 'table of generations',
  name: 'its name or number',
  feed: 'its data sheet',
}

/** The five slots, each with its parts and what was found of them. */
export function slotsOf(lines: readonly Shown[], check: BuildCheckAnswer | null): Slot[] {
  const findings = (check?.findings ?? []).map((one) => shown(one, lines))
  return slotOrder.map((category) => ({
    category,
    lines: lines
      .filter(({ part }) => part.category === category)
      .map(({ part, quantity }) => ({
        ...{ part: listed(part), quantity },
        isLimiting: check?.fleet.limiting.includes(part._id) ?? false,
        order: check?.fleet.lines.find(({ partId }) => partId === part._id) ?? null,
      })),
    findings: findings.filter(({ slot }) => slot === category),
  }))
}

const shown = ({ rule, verdict, text, facts }: Found, lines: readonly Shown[]): ShownFinding => ({
  ...{ rule, verdict, text, slot: slotOfRule(rule) },
  facts: facts.map(({ partId, key, value, source }) => ({
    partId,
    of: lines.find(({ part }) => part._id === partId)?.part.name ?? '',
    label: specificationOf(key).label,
    text: value === null || isEmpty(value) ? null : describeSpec(key, value).text,
    source: sources[source],
  })),
})

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

const slotsByRule: [start: string, slot: Category][] = [
  ['cpu-', 'cpu'],
  ['memory-', 'ram'],
  ['storage-', 'hdd'],
  ['g', 'gpu'],
]

/** The slot beside which a rule's finding is told: that of the part that is chosen after the other. */
export const slotOfRule = (rule: string): Category =>
  slotsByRule.find(([start]) => rule.startsWith(start))?.[1] ?? 'motherboard'
