import type { BuildCheckAnswer } from '../../../contract/builds/schemas.ts'
import type { Category, Part } from '../../../contract/parts/parts.ts'
import type { ShownFinding } from '../../trade/builds/findings.ts'
import { shownFinding } from '../../trade/builds/shown-finding.ts'
import { type ListedPart, listed } from '../../trade/parts/listed-part.ts'
import { slotOrder } from '../slot-names.ts'

/** A part of the build, and how many one machine has. */
export type Shown = { part: Part; quantity: number }

type Ordered = BuildCheckAnswer['fleet']['lines'][number]

export type SlotFinding = ShownFinding & { slot: Category }
export type SlotLine = {
  part: ListedPart
  quantity: number
  isLimiting: boolean
  order: Ordered | null
}
export type Slot = { category: Category; lines: SlotLine[]; findings: SlotFinding[] }

/** The five slots, each with its parts and what was found of them. */
export function slotsOf(lines: readonly Shown[], check: BuildCheckAnswer | null): Slot[] {
  const names = new Map(lines.map(({ part }) => [part._id, part.name]))
  const findings = (check?.findings ?? []).map((one) => ({
    ...shownFinding(one, names),
    slot: slotOfRule(one.rule),
  }))
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

const slotsByRule: [start: string, slot: Category][] = [
  ['cpu-', 'cpu'],
  ['memory-', 'ram'],
  ['storage-', 'hdd'],
  ['g', 'gpu'],
]

/** The slot beside which a rule's finding is told: that of the part that is chosen after the other. */
export const slotOfRule = (rule: string): Category =>
  slotsByRule.find(([start]) => rule.startsWith(start))?.[1] ?? 'motherboard'
