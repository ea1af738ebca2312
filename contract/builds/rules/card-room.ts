import { type Build, type Hit, type Item, told, total } from '../build.ts'
import type { PcieSlot } from '../facts/pcie-slots.ts'

type Drive = Item<'hdd'>

/**
 * Finds drives that are cards a slot beside the graphics cards, which take the widest; those of one lane take any. Each
 * width of drives is counted by itself, with all that want as much or more: a drive of four lanes leaves the slot of
 * eight to the one that wants it.
 */
export function cardHits(
  drives: readonly Drive[],
  board: Item<'motherboard'>,
  { cards }: Pick<Build, 'cards'>,
): Hit[] {
  const slots = board.facts.pcie.value
  const facts = [
    ...drives.flatMap((drive) => told(drive, drive.facts.pcieLanes)),
    ...told(board, board.facts.pcie),
  ]
  if (slots === null)
    return [
      {
        verdict: 'unknown',
        text: `The slots for cards of ${board.part.name} are not recorded.`,
        facts,
      },
    ]
  const widths = new Set([1, ...drives.map((drive) => drive.facts.pcieLanes.value ?? 1)])
  const rooms = [...widths]
    .sort((a, b) => b - a)
    .map((lanes) => ({ lanes, ...wantedWith(drives, cards, lanes), ...roomOf(slots, lanes) }))
  const full = rooms.find(({ wanted, most }) => wanted > most)
  if (full)
    return [
      {
        verdict: 'blocker',
        text: `${full.wanted} ${full.wanted === 1 ? 'card wants' : 'cards want'} a slot of ${laneText(full.lanes)} or more, and ${board.part.name} has ${full.most}.`,
        facts,
      },
    ]
  const blank = drives.find((drive) => drive.facts.pcieLanes.value === null)
  if (blank)
    return [
      {
        verdict: 'unknown',
        text: `How many lanes ${blank.part.name} has is not recorded.`,
        facts,
      },
    ]
  if (rooms.every(({ wanted, perhaps, least }) => wanted + perhaps <= least)) return []
  const card = cards.find(({ facts: known }) => known.pcieLanes.value === null)
  return [
    {
      verdict: 'unknown',
      text:
        card && rooms.every(({ wanted, least }) => wanted <= least)
          ? `The interface of ${card.part.name} is not recorded.`
          : `How many lanes some slots of ${board.part.name} have is not recorded.`,
      facts: [...facts, ...cards.flatMap((one) => told(one, one.facts.pcieLanes))],
    },
  ]
}

/**
 * How many drives and cards want a slot of so many lanes; `perhaps`: cards without an interface, which may be of one lane.
 * A slot of one lane is wanted by each of them.
 */
function wantedWith(drives: readonly Drive[], cards: Build['cards'], lanes: number) {
  if (lanes === 1) return { wanted: total(drives) + total(cards), perhaps: 0 }
  const wide = drives.filter((drive) => (drive.facts.pcieLanes.value ?? 1) >= lanes)
  const long = cards.filter(({ facts }) => (facts.pcieLanes.value ?? 1) > 1)
  const blank = cards.filter(({ facts }) => facts.pcieLanes.value === null)
  return { wanted: total(wide) + total(long), perhaps: total(blank) }
}

const laneText = (lanes: number) => `${lanes} ${lanes === 1 ? 'lane' : 'lanes'}`

/** How many slots have so many lanes, at least and at most: every slot has one. */
const roomOf = (slots: readonly PcieSlot[], wanted: number) => ({
  least: slots.filter(({ lanes }) => (lanes ?? 1) >= wanted).length,
  most: slots.filter(({ lanes }) => lanes === null || lanes >= wanted).length,
})
