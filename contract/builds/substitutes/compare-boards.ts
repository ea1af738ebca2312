import type { BoardFacts } from '../facts/board-facts.ts'
import { type Fact, readAs } from '../facts/fact.ts'
import type { M2Slots } from '../facts/m2-slots.ts'
import type { PcieSlot } from '../facts/pcie-slots.ts'
import { allPlaced } from '../match.ts'
import {
  atLeast,
  type Compared,
  type Difference,
  hard,
  holdsAll,
  ifWanted,
  isFalse,
  isNone,
  same,
  soft,
} from './difference.ts'

export const compareBoards = (a: BoardFacts, b: BoardFacts): Compared => [
  hard(a.socket, b.socket, same),
  hard(a.chipset, b.chipset, same),
  hard(
    a.memoryTypes,
    b.memoryTypes,
    (ours, theirs) => holdsAll(ours, theirs) && holdsAll(theirs, ours),
  ),
  hard(a.formFactor, b.formFactor, same),
  hard(a.memorySlots, b.memorySlots, atLeast),
  hard(a.maxMemoryGb, b.maxMemoryGb, atLeast),
  hard(a.sataPorts, b.sataPorts, atLeast),
  hard(withLanes(a.pcie, 16, 'pcieX16Slots'), withLanes(b.pcie, 16, 'pcieX16Slots'), atLeast),
  m2Difference(a.m2, b.m2),
  hard(a.u2Ports, b.u2Ports, atLeast, isNone),
  hard(a.ecc, b.ecc, ifWanted, isFalse),
  slotsDifference(a.pcie, b.pcie),
  soft(a.m2, b.m2, coversSizes),
  soft(a.biosFlashback, b.biosFlashback, ifWanted),
  wifiDifference(a.wifi, b.wifi),
  soft(readAs(a.lan, speedOf), readAs(b.lan, speedOf), atLeast),
]

const withLanes = (fact: Fact<PcieSlot[]>, least: number, key: string): Fact<number> => ({
  ...readAs(fact, (slots) => slots.filter(({ lanes }) => (lanes ?? 0) >= least).length),
  key,
})

/** Sure where even the fewest of one are as many as the most of the other. */
function m2Difference(a: Fact<M2Slots>, b: Fact<M2Slots>): Difference | null {
  const [ours, theirs] = [a.value, b.value]
  if (ours !== null && ours.possible.length === 0) return null
  if (ours && theirs && theirs.sure.length >= ours.possible.length) return null
  const isWorse = ours && theirs && theirs.possible.length < ours.sure.length
  return {
    key: 'm2',
    verdict: isWorse ? 'no' : 'unknown',
    original: { value: rangeOf(ours), source: a.source },
    candidate: { value: rangeOf(theirs), source: b.source },
  }
}

function rangeOf(slots: M2Slots | null): string | number | null {
  if (slots === null) return null
  const [least, most] = [slots.sure.length, slots.possible.length]
  return least === most ? most : `${least} to ${most}`
}

/** Slots of four lanes and more, and all slots. */
function slotsDifference(a: Fact<PcieSlot[]>, b: Fact<PcieSlot[]>): Difference | null {
  const found =
    soft(withLanes(a, 4, 'pcie'), withLanes(b, 4, 'pcie'), atLeast) ??
    soft(withLanes(a, 0, 'pcie'), withLanes(b, 0, 'pcie'), atLeast)
  // without any entry the long slots ask already
  return b.value === null ? null : found
}

/** Whether each slot of one has a slot of the other that takes its lengths. */
const coversSizes = (ours: M2Slots, theirs: M2Slots) =>
  allPlaced(ours.sure, theirs.sure, (slot, other) =>
    (slot.sizes ?? []).every((size) => other.sizes?.includes(size)),
  )

/** Wi-Fi where there is some, of the same generation or a later one. */
function wifiDifference(a: Fact<unknown>, b: Fact<unknown>): Difference | null {
  const [has, old] = [soft(readAs(a, hasWifi), readAs(b, hasWifi), ifWanted), wifiOf(a.value)]
  const isOlder = old !== null && (wifiOf(b.value) ?? 0) < old
  return has ?? (isOlder ? soft(a, b, () => false) : null)
}

const hasWifi = (value: unknown) =>
  typeof value === 'boolean' ? value : typeof value === 'string' ? value !== 'none' : null

/** "Wi-Fi 6E, Bluetooth 5.3" → 6.5: later than 6, older than 7. Null where no generation is named. */
function wifiOf(value: unknown): number | null {
  const [, generation, isE] =
    /\bwi-?fi ?(\d)(E)?/i.exec(typeof value === 'string' ? value : '') ?? []
  return generation ? Number(generation) + (isE ? 0.5 : 0) : null
}

/** "2.5 GbE" → 2.5 */
const speedOf = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0]) || null
