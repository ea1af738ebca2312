import type { BuildCheckAnswer } from '../../../contract/builds/schemas.ts'
import { isKnownCategory, type KnownCategory } from '../../../contract/parts/known-categories.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import type { ShownFinding } from '../../trade/builds/findings.ts'
import { shownFinding } from '../../trade/builds/shown-finding.ts'
import { type ListedBy, type ListedPart, listed } from '../../trade/parts/listed-part.ts'
import { slotOrder } from '../slot-names.ts'

/** A part of the build, and how many one machine has. */
export type Shown = { part: Part; quantity: number }

type Ordered = BuildCheckAnswer['fleet']['lines'][number]

export type SlotFinding = ShownFinding & { slot: KnownCategory }
export type SlotLine = {
  part: ListedPart
  quantity: number
  isLimiting: boolean
  order: Ordered | null
}
/** `other`: parts of which the rules know nothing. */
export type Slot = {
  category: KnownCategory | 'other'
  lines: SlotLine[]
  findings: SlotFinding[]
}

/** The five slots, each with its parts and what was found of them; parts of a shop's own categories stand behind them. */
export function slotsOf(
  lines: readonly Shown[],
  check: BuildCheckAnswer | null,
  by: ListedBy,
): Slot[] {
  const names = new Map(lines.map(({ part }) => [part._id, part.name]))
  const findings = (check?.findings ?? []).map((one) => ({
    ...shownFinding(one, names),
    slot: slotOfRule(one.rule),
  }))
  const linesIn = (isIn: (category: string) => boolean) =>
    lines
      .filter(({ part }) => isIn(part.category))
      .map(({ part, quantity }) => ({
        part: listed(part, by),
        quantity,
        isLimiting: check?.fleet.limiting.includes(part._id) ?? false,
        order: check?.fleet.lines.find(({ partId }) => partId === part._id) ?? null,
      }))
  const others = linesIn((category) => !isKnownCategory(category))
  return [
    ...slotOrder.map((category) => ({
      category,
      lines: linesIn((one) => one === category),
      findings: findings.filter(({ slot }) => slot === category),
    })),
    ...(others.length > 0 ? [{ category: 'other' as const, lines: others, findings: [] }] : []),
  ]
}

const slotsByRule: [start: string, slot: KnownCategory][] = [
  ['cpu-', 'cpu'],
  ['memory-', 'ram'],
  ['storage-', 'hdd'],
  ['g', 'gpu'],
]

/** The slot beside which a rule's finding is told: that of the part that is chosen after the other. */
export const slotOfRule = (rule: string): KnownCategory =>
  slotsByRule.find(([start]) => rule.startsWith(start))?.[1] ?? 'motherboard'
