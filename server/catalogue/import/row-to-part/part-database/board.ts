import { readM2Slots } from '../../../../../contract/builds/facts/m2-slots.ts'
import { plausibleBoardMemory } from '../../../../../contract/builds/facts/memory-kinds.ts'
import {
  coolerMountOf,
  readSocket,
  soldered,
} from '../../../../../contract/builds/facts/sockets.ts'
import { valueAt } from '../map-row.ts'
import { m2Entries, pcieEntries, wideSlots } from './board-slots.ts'
import { checkedOn, count, flag, type Loose, list, orFalse, text, type Values } from './values.ts'

const forms: Record<string, string> = {
  EATX: 'E-ATX',
  'Mini-ITX': 'Mini ITX',
  'Thin Mini-ITX': 'Thin Mini ITX',
  'XL ATX': 'XL-ATX',
  'SSI EEB': 'EEB',
  'SSI CEB': 'CEB',
}

export function boardSpecs(values: Values): Loose {
  const named = text(values, 'socket')
  const { socket, count: sockets } = readSocket(named ?? '')
  const kind = text(values, 'memory.ram_type')
  const memoryTypes = list(values, 'memory.ram_type') ?? (kind === undefined ? [] : [kind])
  const largest = count(values, 'memory.max')
  const form = text(values, 'form_factor') ?? ''
  const m2 = m2Entries(values)
  const slots = m2 && readM2Slots(m2)
  return {
    socket: named === undefined || socket === soldered ? named : socket,
    socketCount: named === undefined ? undefined : sockets,
    coolerMount: coolerMountOf(named ?? '') ?? undefined,
    chipset: text(values, 'chipset'),
    formFactor: forms[form] ?? (form || undefined),
    memoryType: memoryTypes.join('/') || undefined,
    memorySlots: count(values, 'memory.slots'),
    maxMemoryGb: (largest && plausibleBoardMemory(largest, memoryTypes)) ?? undefined,
    ecc: flag(values, 'ecc_support'),
    sataPorts: sum(
      count(values, 'storage_devices.sata_6_gb_s'),
      count(values, 'storage_devices.sata_3_gb_s'),
    ),
    u2Ports: count(values, 'storage_devices.u2') ?? noneOf(values, 'storage_devices.u2'),
    m2,
    m2Slots: slots && slots.sure.length === slots.possible.length ? slots.sure.length : undefined,
    pcie: pcieEntries(values),
    pcieX16Slots: wideSlots(values),
    biosFlashback: flag(values, 'bios_features.flashback'),
    cpuPower: list(values, 'power_connectors.cpu_power'),
    lan: text(values, 'onboard_ethernet.0.speed')?.replace(' Gb/s', ' GbE'),
    wifi: orFalse(text(values, 'wireless_networking')),
    checkedOn: checkedOn(values),
  }
}

/** 0 is listed for boards that have ports, so that it says nothing. */
const sum = (a: number | undefined, b: number | undefined) => (a ?? 0) + (b ?? 0) || undefined

/** 0 that somebody compared with the maker's page is none; where no number stands nobody said so. */
const noneOf = (values: Values, path: string) =>
  checkedOn(values) !== undefined && valueAt(values, path) === 0 ? 0 : undefined
