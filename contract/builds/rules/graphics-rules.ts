import { type Build, type Hit, type Item, told, total } from '../build.ts'
import type { PcieSlot } from '../facts/pcie-slots.ts'
import { cardLanes, pcieCap } from '../generations/pci-express.ts'
import { type Outcome, plural, type Rule } from './rule.ts'

type Board = Item<'motherboard'>
type Card = Item<'gpu'>

export const graphicsRules: Rule[] = [
  {
    name: 'gpu-slot',
    when: 'The board has a long slot for each card.',
    source: 'PCI-SIG, Card Electromechanical Specification',
    check: slotOutcome,
  },
  {
    name: 'gpu-lanes',
    when: 'The processors have 16 lanes for each of several cards.',
    source: 'Intel ARK; AMD’s product pages',
    check: lanesOutcome,
  },
  {
    name: 'gpu-width',
    when: 'Of several cards none covers more than two places.',
    source: 'Makers of cards',
    isAdvice: true,
    check: widthOutcome,
  },
  {
    name: 'gpu-gen',
    when: 'The slot is as new as the card.',
    source: 'PCI-SIG: cards run in older slots, slower',
    isAdvice: true,
    check: versionOutcome,
  },
]

/** A card of one lane fits every slot; others need one of 16, which is long. Whether shorter ones are long is not recorded. */
function slotOutcome({ cards, boards }: Build): Outcome {
  if (cards.length === 0 || boards.length === 0) return 'absent'
  return boards.flatMap((board): Hit[] => {
    const slots = board.facts.pcie.value
    const facts = [...cards.flatMap((card) => told(card, card.facts.pcieLanes))]
    facts.push(...told(board, board.facts.pcie))
    const blank = cards.find((card) => card.facts.pcieLanes.value === null)
    if (blank)
      return [
        { verdict: 'unknown', text: `The interface of ${blank.part.name} is not recorded.`, facts },
      ]
    if (slots === null)
      return [
        {
          verdict: 'unknown',
          text: `The slots for cards of ${board.part.name} are not recorded.`,
          facts,
        },
      ]
    const long = total(cards.filter((card) => card.facts.pcieLanes.value! > 1))
    const all = total(cards)
    const sure = slotsWith(slots, 16)
    const possible = slots.filter(({ lanes }) => lanes === null || lanes >= 4).length
    if (long <= sure && all <= slots.length) return []
    const text = `${plural(all, 'card')}, and ${board.part.name} has ${plural(sure, 'slot')} of 16 lanes`
    if (long <= possible && all <= slots.length)
      return [
        {
          verdict: 'unknown',
          text: `${text}; whether its other slots are long enough is not recorded.`,
          facts,
        },
      ]
    return [
      {
        verdict: 'blocker',
        text: `${text} and ${plural(possible - sure, 'other')} of 4 or more.`,
        facts,
      },
    ]
  })
}

const slotsWith = (slots: readonly PcieSlot[], lanes: number) =>
  slots.filter((slot) => slot.lanes !== null && slot.lanes >= lanes).length

function lanesOutcome({ cards, cpus }: Build): Outcome {
  const [cpu] = cpus
  const count = total(cards)
  if (count === 0 || !cpu) return 'absent'
  if (count === 1) return []
  const wanted = 16 * count
  const facts = cpus.flatMap((one) => told(one, one.facts.socket, one.facts.model))
  let there = 0
  for (const one of cpus) {
    const lanes = cardLanes(one.facts.socket.value, one.part.name)
    if (lanes === null)
      return [
        {
          verdict: 'unknown',
          text: `How many lanes ${one.part.name} has for cards is not recorded; ${count} cards want ${wanted}.`,
          facts,
        },
      ]
    there += lanes * one.quantity
  }
  if (there >= wanted) return []
  return [
    { verdict: 'warning', text: `${count} cards want ${wanted} lanes, ${there} are there.`, facts },
  ]
}

function widthOutcome({ cards }: Build): Outcome {
  if (cards.length === 0) return 'absent'
  if (total(cards) === 1) return []
  const wide = cards.filter(({ facts }) => (facts.widthSlots.value ?? 0) > 2)
  if (wide.length > 0)
    return wide.map((card) => ({
      verdict: 'warning',
      text: `${card.part.name} covers ${Math.ceil(card.facts.widthSlots.value!)} places each; where the board’s slots lie is not recorded.`,
      facts: told(card, card.facts.widthSlots),
    }))
  return cards.some(({ facts }) => facts.widthSlots.value === null) ? 'silent' : []
}

/** Each card in the newest of the long slots that are left; cards without a slot are the business of gpu-slot. */
function versionOutcome({ cards, boards, cpus }: Build): Outcome {
  if (cards.length === 0 || boards.length === 0) return 'absent'
  let isSilent = cards.some(({ facts }) => facts.pcieVersion.value === null)
  const hits = boards.flatMap((board): Hit[] => {
    // a cap that is not known may be lower than what is listed
    if (!capsAreKnown(board, cpus)) isSilent = true
    const slots = runningSlots(board, cpus)
    const ones = cards
      .flatMap((card) => Array<Card>(Math.min(card.quantity, slots.length)).fill(card))
      .sort((a, b) => (b.facts.pcieVersion.value ?? 0) - (a.facts.pcieVersion.value ?? 0))
    const named = new Set<string>()
    if (slots.length === 0) isSilent = true
    return ones.slice(0, slots.length).flatMap((card, at): Hit[] => {
      const [own, slot] = [card.facts.pcieVersion.value, slots[at]!]
      if (own === null || slot.version === null) {
        isSilent = true
        return []
      }
      if (own <= slot.version || named.has(card.partId)) return []
      named.add(card.partId)
      const lanes = fewest(card.facts.pcieLanes.value, slot.lanes)
      const text = `${card.part.name} is PCIe ${own}.0 and runs at PCIe ${slot.version}.0${lanes ? `, ×${lanes}` : ''}: it works, slower.`
      const { pcie, chipset, socket } = board.facts
      const capped = slot.isCapped ? [...told(board, chipset, socket), ...generationsOf(cpus)] : []
      return [
        {
          verdict: 'warning',
          text,
          facts: [...told(card, card.facts.pcieVersion), ...told(board, pcie), ...capped],
        },
      ]
    })
  })
  return isSilent && hits.length === 0 ? 'silent' : hits
}

const fewest = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
const generationsOf = (cpus: readonly Item<'cpu'>[]) =>
  cpus.flatMap((cpu) => told(cpu, cpu.facts.generation))

const capsAreKnown = ({ facts }: Board, cpus: readonly Item<'cpu'>[]) =>
  facts.socket.value !== null &&
  facts.chipset.value !== null &&
  cpus.every((cpu) => cpu.facts.generation.value !== null)

/** A slot as it runs. `isCapped`: slower than it is listed, or listed without a version. */
type Running = PcieSlot & { isCapped: boolean }

/** The long slots, the newest first, as far as chipset, socket and processor let them run. */
function runningSlots(board: Board, cpus: readonly Item<'cpu'>[]): Running[] {
  const all = board.facts.pcie.value ?? []
  const long = all.filter(({ lanes }) => lanes !== null && lanes >= 16)
  const caps = (cpus.length > 0 ? cpus : [null]).map((cpu) =>
    pcieCap({
      socket: board.facts.socket.value,
      chipset: board.facts.chipset.value,
      generation: cpu?.facts.generation.value ?? null,
    }),
  )
  const known = caps.filter((one) => one !== null)
  const cap = known.length > 0 ? Math.min(...known) : null
  return (long.length > 0 ? long : all)
    .map(({ lanes, version }) => {
      const runs = fewest(version, cap)
      return { lanes, version: runs, isCapped: runs !== version }
    })
    .sort((a, b) => (b.version ?? 0) - (a.version ?? 0))
}
