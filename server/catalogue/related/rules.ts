import type { Category, Specs } from '../../../contract/parts/parts.ts'
import type { PartRow } from '../parts/store.ts'

/** Parts of a category that have all of these specifications, and those of `preferred` rather than not. */
export type Wanted = {
  category: Category
  specs: Specs
  /** What else they may be told apart by; each counts once. */
  preferred: Specs
  /** One of these as well; empty: nothing more. */
  oneOf: Specs[]
  /** Those with any of these specifications are left out. */
  without: Specs[]
  limit: number
}

/** What a part must share with one that replaces it, and what it had better share. */
const likeness: Record<Category, { same: string[]; rather: string[] }> = {
  cpu: { same: ['socket'], rather: ['cores', 'tdpWatts', 'memoryTypes', 'manufacturer'] },
  ram: {
    same: ['type', 'formFactor', 'registered'],
    rather: ['capacityGb', 'modules', 'speedMts', 'ecc'],
  },
  hdd: { same: ['kind'], rather: ['capacityGb', 'interface', 'formFactor', 'rpm'] },
  gpu: { same: ['memoryGb'], rather: ['chipset', 'memoryType', 'slots', 'busBits'] },
  motherboard: {
    same: ['socket', 'memoryType'],
    rather: ['formFactor', 'chipset', 'memorySlots', 'm2Slots'],
  },
}

/** Boards with these sockets take registered modules; no other board does. */
const serverSockets = [
  ...['SP3', 'SP5', 'SP6', 'sTR5', 'sWRX8', 'TR4'],
  ...['LGA2011-3', 'LGA3647', 'LGA4189', 'LGA4677', 'LGA4710'],
]
const onServers = serverSockets.map((socket) => ({ socket }))

/** What replaces a part: of its category, alike in what decides whether it fits. */
export function alternativesOf(part: PartRow): Wanted {
  const { same, rather } = likeness[part.category]
  return wanted(part.category, pick(part.specs, same), {
    preferred: pick(part.specs, rather),
    limit: 8,
  })
}

/** What a part is built together with: processors and boards by socket, boards and memory by its type. */
export function companionsOf({ category, specs }: PartRow): Wanted[] {
  const socket = pick(specs, ['socket'])
  if (category === 'cpu') return hasAll(socket) ? [wanted('motherboard', socket, { limit: 8 })] : []
  if (category === 'motherboard') return forBoard(specs, socket)
  return category === 'ram' && typeof specs.type === 'string' ? boardsFor(specs, specs.type) : []
}

function forBoard(specs: Specs, socket: Specs): Wanted[] {
  const isServer = serverSockets.includes(String(specs.socket))
  const processors = hasAll(socket) ? [wanted('cpu', socket, { limit: 4 })] : []
  if (typeof specs.memoryType !== 'string') return processors
  const modules = { type: specs.memoryType, formFactor: 'DIMM' }
  const memory = isServer
    ? wanted('ram', { ...modules, registered: true }, { limit: 4 })
    : wanted('ram', modules, { without: [{ registered: true }], limit: 4 })
  return [...processors, memory]
}

/** Small modules go into notebooks, which nobody sells here. */
function boardsFor(specs: Specs, memoryType: string): Wanted[] {
  if (specs.formFactor === 'SO-DIMM') return []
  if (specs.registered !== true)
    return [wanted('motherboard', { memoryType }, { without: onServers, limit: 8 })]
  return [wanted('motherboard', { memoryType }, { oneOf: onServers, limit: 8 })]
}

const wanted = (
  category: Category,
  specs: Specs,
  more: Partial<Wanted> & { limit: number },
): Wanted => ({ category, specs, preferred: {}, oneOf: [], without: [], ...more })

const pick = (specs: Specs, keys: string[]): Specs =>
  Object.fromEntries(keys.flatMap((key) => (specs[key] === undefined ? [] : [[key, specs[key]]])))

const hasAll = (specs: Specs) => Object.keys(specs).length > 0
