import {
  plausibleBoardMemory,
  plausibleProcessorMemory,
} from '../../../contract/builds/facts/memory-kinds.ts'
import { isNamedEcc, isNamedRegistered } from '../../../contract/builds/facts/memory-words.ts'
import { coolerMountOf, readSocket, soldered } from '../../../contract/builds/facts/sockets.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'

export type MendedPart = { category: Category; name: string; mpn: string; specs: Specs }
/** What a specification becomes: null where it says nothing that anybody knows. */
export type Mends = Record<string, Specs[string] | null>

/**
 * What imports of before wrote wrongly of a part, by what its own name, numbers and other specifications say: a default
 * that was taken for a "no", terabytes for gigabytes, sockets of two. Nothing is invented: what cannot be known is taken
 * away, so the count of M.2 slots of an entry without the slots: lengths and slots of wireless cards were counted.
 */
export const mendsOf = (part: MendedPart): Mends => mendersOf[part.category]?.(part) ?? {}

const mendersOf: Partial<Record<Category, (part: MendedPart) => Mends>> = {
  ram: memoryMends,
  motherboard: boardMends,
  cpu: processorMends,
}

/** 2,900 of 3,000 modules were listed as unbuffered and without error correction, whatever they are. */
function memoryMends({ name, mpn, specs }: MendedPart): Mends {
  const others = Array.isArray(specs.otherPartNumbers) ? specs.otherPartNumbers : []
  const numbers = [mpn, ...others.map(String)]
  const isRegistered = isNamedRegistered(name, numbers)
  return {
    ...(specs.registered === false && isRegistered && { registered: true }),
    ...(specs.ecc === false && (isRegistered || isNamedEcc(name, numbers)) && { ecc: true }),
  }
}

function boardMends({ specs }: MendedPart): Mends {
  const { maxMemoryGb, memoryType, memoryTypes } = specs
  const types = [memoryType, ...(Array.isArray(memoryTypes) ? memoryTypes : [])]
  const isTooLittle =
    typeof maxMemoryGb === 'number' &&
    plausibleBoardMemory(
      maxMemoryGb,
      types.filter((type) => typeof type === 'string'),
    ) === null
  return {
    ...socketMends(specs),
    ...(isTooLittle && { maxMemoryGb: null }),
    ...(specs.m2Slots !== undefined && isEntryWithoutSlots(specs) && { m2Slots: null }),
    ...(specs.sataPorts === 0 && { sataPorts: null }),
    ...(specs.u2Ports === 0 && specs.checkedOn === undefined && { u2Ports: null }),
  }
}

/** Other numbers are what imports of the open part database alone wrote, long before they wrote the slots. */
const isEntryWithoutSlots = ({ m2, otherPartNumbers }: Specs) =>
  m2 === undefined && Array.isArray(otherPartNumbers)

function processorMends({ specs }: MendedPart): Mends {
  const { maxMemoryGb, integratedGraphics } = specs
  const isTooLittle =
    typeof maxMemoryGb === 'number' && plausibleProcessorMemory(maxMemoryGb) === null
  const { socket } = socketMends(specs)
  return {
    ...(socket !== undefined && { socket }),
    ...(isTooLittle && { maxMemoryGb: null }),
    ...(integratedGraphics === '0' && { integratedGraphics: null }),
  }
}

function socketMends({ socket: named, socketCount }: Specs): Mends {
  if (typeof named !== 'string') return {}
  const { socket, count } = readSocket(named)
  if (socket === named || socket === soldered || socket === '') return {}
  const mount = coolerMountOf(named)
  return {
    socket,
    ...(socketCount === undefined && count > 1 && { socketCount: count }),
    ...(mount && { coolerMount: mount }),
  }
}
