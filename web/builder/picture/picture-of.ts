import {
  type Build,
  toBuild,
  total,
  type Verdict,
  verdicts,
} from '../../../contract/builds/build.ts'
import type { DrivePort } from '../../../contract/builds/facts/drive-facts.ts'
import { sumOf } from '../../../contract/builds/rules/memory-room.ts'
import type { BuildCheckAnswer } from '../../../contract/builds/schemas.ts'
import type { Shown } from '../load/slots.ts'
import { type Place, placesOf, sketched } from './places.ts'

export const regions = ['socket', 'memory', 'cards', 'm2', 'ports'] as const
export type Region = (typeof regions)[number]

/** A place for a card is as long as it has lanes. */
export type CardPlace = Place & { lanes: number }

/** What the drawing of a build shows: each place of the board, with what is in it. */
export type Picture = {
  board: { name: string; detail: string } | null
  socket: { name: string | null; label: string; places: Place[] }
  memory: { kind: string; places: Place[] }
  cards: CardPlace[]
  m2: Place[]
  ports: Place[]
  /** Where a drive that is missing would go: a board without M.2 has ports. */
  drivesAt: 'm2' | 'ports'
  /** Drives that have a place of another kind, in words. */
  elsewhere: string[]
  said: Partial<Record<Region, Verdict>>
}

type Finding = BuildCheckAnswer['findings'][number]

export function pictureOf(lines: readonly Shown[], findings: readonly Finding[]): Picture {
  const build = toBuild(lines.map(({ part, quantity }) => ({ partId: part._id, quantity, part })))
  const [board] = build.boards
  if (!board) return sketchOf(build, findings)
  const { facts } = board
  const on = (port: Port) => onPort(build, port)
  return {
    board: {
      name: board.part.name,
      detail: detailOf(facts.formFactor.value, facts.chipset.value),
    },
    socket: {
      name: facts.socket.value ?? build.cpus[0]?.facts.socket.value ?? null,
      label: build.cpus[0]?.part.name ?? '',
      places: placesOf(total(build.cpus), roomOf(facts.socketCount.value ?? 1)),
    },
    memory: memoryOf(build),
    cards: cardsOf(build),
    m2: placesOf(total(on('m2')), {
      sure: facts.m2.value?.sure.length ?? 0,
      possible: facts.m2.value?.possible.length ?? countOf(board, 'm2Slots'),
    }),
    ports: placesOf(total(on('sata')), roomOf(facts.sataPorts.value)),
    drivesAt: facts.m2.value?.possible.length === 0 ? 'ports' : 'm2',
    elsewhere: elsewhereOf(build),
    said: saidOf(findings),
  }
}

/** Before a board is chosen: what is chosen, on the board that most machines have. */
function sketchOf(build: Build, findings: readonly Finding[]): Picture {
  const [cpu] = build.cpus
  return {
    board: null,
    socket: {
      name: cpu?.facts.socket.value ?? null,
      label: cpu?.part.name ?? '',
      places: sketched(total(build.cpus), 1),
    },
    memory: { ...memoryOf(build), places: sketched(modulesOf(build), 4) },
    cards: sketched(total(build.cards), 3).map((place) => ({ ...place, lanes: 16 })),
    m2: sketched(total(onPort(build, 'm2')), 2),
    ports: sketched(total(onPort(build, 'sata')), 4),
    drivesAt: 'm2',
    elsewhere: elsewhereOf(build),
    said: saidOf(findings),
  }
}

type Port = DrivePort | 'open'

const onPort = ({ drives }: Build, port: Port) =>
  drives.filter(({ facts }) => (facts.port.value ?? 'open') === port)

/** Drives that have no place in the drawing. */
const elsewhereOf = (build: Build) =>
  (['u2', 'sas', 'card', 'msata', 'open'] as const).flatMap((port) =>
    onPort(build, port).map(
      ({ quantity, part }) => `${quantity} × ${part.name}: ${portWords[port]}`,
    ),
  )

const portWords = {
  u2: 'U.2',
  sas: 'SAS',
  card: 'a slot for cards',
  msata: 'mSATA',
  open: 'its plug is not recorded',
}

const detailOf = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' · ')

/** A count that is listed where the places themselves are not: as many may be there. */
function countOf(board: Build['boards'][number] | undefined, key: string): number | null {
  const count = board?.part.specs[key]
  return typeof count === 'number' ? count : null
}

const roomOf = (count: number | null | undefined) => ({ sure: count ?? 0, possible: count ?? null })

function modulesOf({ kits }: Pick<Build, 'kits'>): number {
  const { known, isWhole } = sumOf(kits, ({ modules }) => modules.value)
  return isWhole ? known : total(kits)
}

/** Half of the memory slots of two sockets stay dead while one is empty. */
function memoryOf({ boards: [board], cpus, kits }: Build): Picture['memory'] {
  const slots = board?.facts.memorySlots.value
  const isHalf = (board?.facts.socketCount.value ?? 1) > 1 && total(cpus) === 1
  const types = new Set(kits.flatMap(({ facts }) => facts.type.value ?? []))
  const own = board?.facts.memoryTypes.value ?? [...types]
  const places = placesOf(modulesOf({ kits }), roomOf(slots && isHalf ? slots / 2 : slots))
  const dead = slots && isHalf ? slots / 2 : 0
  const all = Array.from(
    { length: dead },
    (_, at): Place => ({ at: places.length + at, state: 'dead' }),
  )
  return { kind: own.join(' or '), places: [...places, ...all] }
}

/** The longest first: that is where a card goes. */
function cardsOf({ boards: [board], cards, drives }: Build): CardPlace[] {
  const inSlots = drives.filter(({ facts }) => facts.port.value === 'card')
  const used = total(cards) + total(inSlots)
  const slots = [...(board?.facts.pcie.value ?? [])].sort((a, b) => (b.lanes ?? 0) - (a.lanes ?? 0))
  const room =
    slots.length > 0 ? roomOf(slots.length) : { sure: 0, possible: countOf(board, 'pcieX16Slots') }
  return placesOf(used, room).map((place, at) => ({ ...place, lanes: slots[at]?.lanes ?? 16 }))
}

const regionOf = (rule: string): Region => {
  if (rule.startsWith('cpu')) return 'socket'
  if (rule.startsWith('memory')) return 'memory'
  if (rule.startsWith('g') || rule === 'storage-card') return 'cards'
  return rule === 'storage-m2' ? 'm2' : 'ports'
}

/** The gravest that was found of each region. */
function saidOf(findings: readonly Finding[]): Picture['said'] {
  const said: Picture['said'] = {}
  for (const { rule, verdict } of findings) {
    const region = regionOf(rule)
    const before = said[region]
    if (!before || verdicts.indexOf(verdict) < verdicts.indexOf(before)) said[region] = verdict
  }
  return said
}
