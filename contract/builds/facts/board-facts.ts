import { type Fact, type FactPart, readAs, readerOf, unknown } from './fact.ts'
import { readM2Slots } from './m2-slots.ts'
import { plausibleBoardMemory } from './memory-kinds.ts'
import { readSlots } from './pcie-slots.ts'
import { readSocket, socketOf } from './sockets.ts'

export type BoardFacts = ReturnType<typeof boardFacts>

/** What rules read of a motherboard. `checked`: whether somebody compared the imported entry with the maker's page. */
export function boardFacts(part: FactPart) {
  const read = readerOf(part)
  const memoryTypes = memoryTypesOf(read.list('memoryTypes'), read.text('memoryType'))
  const socket = read.text('socket')
  const memorySlots = read.amount('memorySlots')
  const formFactor = read.text('formFactor')
  return {
    socket: socketOf(socket, memoryTypes),
    socketCount: countOf(read.amount('socketCount'), socket),
    chipset: read.text('chipset'),
    memoryTypes,
    memorySlots,
    maxMemoryGb: readAs(read.amount('maxMemoryGb'), (gb) =>
      plausibleBoardMemory(gb, memoryTypes.value ?? []),
    ),
    maxModuleGb: read.amount('maxModuleGb'),
    memoryForm: memoryFormOf(read.text('memoryForm'), { formFactor, memorySlots, socket }),
    ecc: read.flag('ecc'),
    sataPorts: portsOf(read.number('sataPorts')),
    u2Ports: u2Of(read.number('u2Ports')),
    m2: readAs(read.list('m2'), readM2Slots),
    pcie: readAs(read.list('pcie'), (entries) => (entries.length > 0 ? readSlots(entries) : null)),
    biosFlashback: read.flag('biosFlashback'),
    cpuPower: readAs(read.list('cpuPower'), (plugs) => (plugs.length > 0 ? plugs : null)),
    wifi: read.any('wifi'),
    lan: read.text('lan'),
    formFactor,
    checked: read.text('checkedOn').value !== null,
  }
}

/** A board for one kind says one; a board for two kinds has a list. */
const memoryTypesOf = (list: Fact<string[]>, one: Fact<string>): Fact<string[]> =>
  (list.value && list.value.length > 0) || one.value === null
    ? readAs(list, (types) => (types.length > 0 ? types : null))
    : readAs(one, (text) =>
        text
          .split(/[/,]/)
          .map((type) => type.trim())
          .filter((type) => type !== ''),
      )

/** Of sockets that are not counted, only the writing "2 x …" says how many there are. */
function countOf(count: Fact<number>, socket: Fact<string>): Fact<number> {
  if (count.value !== null) return count
  const named = readAs(socket, (text) => readSocket(text).count)
  return { ...readAs(named, (sockets) => (sockets > 1 ? sockets : null)), key: 'socketCount' }
}

/** 0 stands in lists of boards that have ports; a person who says it has looked. */
const portsOf = (ports: Fact<number>) =>
  readAs(ports, (count) => (count > 0 || (count === 0 && ports.source === 'person') ? count : null))

/** 0 stands in lists for what nobody looked up as well: it is a fact where somebody did. */
const u2Of = (ports: Fact<number>) => readAs(ports, (count) => (count >= 0 ? count : null))

const small = /^thin mini[- ]itx$|^mini dtx$/i
const mini = /^mini[- ]itx$/i
const wide = /^(e-?atx|atx|micro[- ]atx|xl[- ]atx|hptx|eeb|ceb|ssi eeb|ssi ceb|flex[- ]?atx)$/i

type Size = { formFactor: Fact<string>; memorySlots: Fact<number>; socket: Fact<string> }

/**
 * The size of a board says which form of memory it takes, but for the smallest ones, which come with either: those of more
 * than two slots, which have no room for as many of the large ones, and those whose slots are not counted.
 */
function memoryFormOf(said: Fact<string>, { formFactor, memorySlots, socket }: Size): Fact<string> {
  if (said.value !== null) return readAs(said, (text) => (/so/i.test(text) ? 'SO-DIMM' : 'DIMM'))
  const size = formFactor.value
  const isSoldered = socket.value !== null && /^(integrated|soldered)/i.test(socket.value)
  if (size === null || isSoldered || small.test(size)) return unknown('memoryForm')
  const isCrowded = mini.test(size) && (memorySlots.value === null || memorySlots.value > 2)
  if (isCrowded || !(mini.test(size) || wide.test(size))) return unknown('memoryForm')
  return { key: 'memoryForm', value: 'DIMM', source: formFactor.source }
}
