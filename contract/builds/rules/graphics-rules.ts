import { type Build, type Hit, type Item, told, total } from '../build.ts'
import { isInMillimetres, placesOf } from '../facts/gpu-facts.ts'
import type { PcieSlot } from '../facts/pcie-slots.ts'
import { cardLanes, pcieCap } from '../generations/pci-express.ts'
import { type Outcome, plural, type Rule } from './rule.ts'
import { ofSeated } from './seats.ts'

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

/**
 * A card of one lane fits every slot; others need one of 16, which is long. Whether shorter ones are long is not recorded.
 * A card without an interface may be one of one lane: what is too much without it stays too much.
 */
function slotOutcome({ cards, boards }: Build): Outcome {
  if (cards.length === 0 || boards.length === 0) return 'absent'
  return boards.flatMap((board): Hit[] => {
    const slots = board.facts.pcie.value
    const facts = [...cards.flatMap((card) => told(card, card.facts.pcieLanes))]
    facts.push(...told(board, board.facts.pcie))
    const hit = (verdict: Hit['verdict'], text: string): Hit[] => [{ verdict, text, facts }]
    const named = board.part.name
    if (slots === null) return hit('unknown', `The slots for cards of ${named} are not recorded.`)
    const long = total(cards.filter(({ facts: known }) => (known.pcieLanes.value ?? 1) > 1))
    const all = total(cards)
    const sure = slotsWith(slots, 16)
    const possible = slots.filter(isLongPerhaps).length
    const text = `${plural(all, 'card')}, and ${named} has ${plural(sure, 'slot')} of 16 lanes`
    if (long > possible)
      return hit('blocker', `${text} and ${othersOf(possible - sure)} of 4 or more.`)
    if (all > slots.length)
      return hit(
        'blocker',
        `${plural(all, 'card')}, and ${named} has ${plural(slots.length, 'slot')} for cards.`,
      )
    const blank = cards.find((card) => card.facts.pcieLanes.value === null)
    if (blank) return hit('unknown', `The interface of ${blank.part.name} is not recorded.`)
    if (long <= sure) return []
    return hit('unknown', `${text}; whether its other slots are long enough is not recorded.`)
  })
}

const othersOf = (count: number) => (count === 0 ? 'no other' : plural(count, 'other'))

/** Slots of four lanes are as long as a card on some boards; of one without a number nothing is known. */
const isLongPerhaps = ({ lanes }: PcieSlot) => lanes === null || lanes >= 4

const slotsWith = (slots: readonly PcieSlot[], lanes: number) =>
  slots.filter((slot) => slot.lanes !== null && slot.lanes >= lanes).length

function lanesOutcome(build: Build): Outcome {
  const { cards, cpus } = build
  const count = total(cards)
  if (count === 0 || cpus.length === 0) return 'absent'
  if (count === 1) return []
  const wanted = 16 * count
  const lanesOf = ({ facts, part }: Item<'cpu'>) => cardLanes(facts.socket.value, part.name)
  const there = ofSeated(build, lanesOf)
  if (wanted <= there.least) return []
  const facts = cpus.flatMap((one) => told(one, one.facts.socket, one.facts.model))
  facts.push(...there.because)
  if (wanted > there.most)
    return [
      {
        verdict: 'warning',
        text: `${count} cards want ${wanted} lanes, ${there.most} are there.`,
        facts,
      },
    ]
  const blank = cpus.find((one) => lanesOf(one) === null)
  const text = blank
    ? `How many lanes ${blank.part.name} has for cards is not recorded; ${count} cards want ${wanted}.`
    : `${count} cards want ${wanted} lanes; ${there.least} to ${there.most} are there, by which processors stand on the board.`
  return [{ verdict: 'unknown', text, facts }]
}

function widthOutcome({ cards }: Build): Outcome {
  if (cards.length === 0) return 'absent'
  if (total(cards) === 1) return []
  const wide = cards.filter(({ facts }) => (facts.widthSlots.value ?? 0) > 2)
  if (wide.length > 0)
    return wide.map((card) => ({
      verdict: 'warning',
      text: `${widthText(card)}; where the board’s slots lie is not recorded.`,
      facts: told(card, card.facts.widthSlots),
    }))
  return cards.some(({ facts }) => facts.widthSlots.value === null) ? 'silent' : []
}

function widthText({ part, facts }: Card): string {
  const width = facts.widthSlots.value!
  const covered = `${placesOf(width)} places`
  if (isInMillimetres(width))
    return `${part.name} is listed ${width} wide, which in millimetres covers ${covered} each`
  return Number.isInteger(width)
    ? `${part.name} covers ${covered} each`
    : `${part.name} is ${width} places wide, so that each one covers ${covered}`
}

/**
 * Each card in the newest of the slots that are left and that it may be put into; cards without a slot are the business of
 * gpu-slot.
 */
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
    let isNoneIn = true
    const slower = ones.flatMap((card): Hit[] => {
      const slot = takeSlot(slots, card)
      if (!slot) return []
      isNoneIn = false
      const own = card.facts.pcieVersion.value
      if (own === null || slot.version === null) {
        isSilent = true
        return []
      }
      if (own <= slot.version || named.has(card.partId)) return []
      named.add(card.partId)
      return [slowerHit(card, board, { slot, cpus })]
    })
    if (isNoneIn) isSilent = true
    return slower
  })
  return isSilent && hits.length === 0 ? 'silent' : hits
}

/** The newest slot that is left and takes the card, out of those that are left. */
function takeSlot(left: Running[], { facts }: Card): Running | undefined {
  const at = left.findIndex((slot) => facts.pcieLanes.value === 1 || isLongPerhaps(slot))
  return at === -1 ? undefined : left.splice(at, 1)[0]
}

type In = { slot: Running; cpus: readonly Item<'cpu'>[] }

function slowerHit(card: Card, board: Board, { slot, cpus }: In): Hit {
  const { pcieVersion, pcieLanes } = card.facts
  const areKnown = pcieLanes.value !== null && slot.lanes !== null
  const lanes = areKnown ? fewest(pcieLanes.value, slot.lanes) : null
  const { pcie, chipset, socket } = board.facts
  const capped = slot.isCapped ? [...told(board, chipset, socket), ...generationsOf(cpus)] : []
  return {
    verdict: 'warning',
    text: `${card.part.name} is PCIe ${pcieVersion.value}.0 and runs at PCIe ${slot.version}.0${lanes ? `, ×${lanes}` : ''}: it works, slower.`,
    facts: [...told(card, pcieVersion), ...told(board, pcie), ...capped],
  }
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
