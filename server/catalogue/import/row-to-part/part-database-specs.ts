import type { Category, Specs } from '../../../../contract/parts/parts.ts'
import { valueAt } from './map-row.ts'

type Values = Record<string, unknown>

/** The nested specifications of a database entry, in the keys and units of docs/catalogue.md. 0 stands for unknown there. */
export function databaseSpecs(category: Category, values: Values): Record<string, unknown> {
  const specs = {
    manufacturer: text(values, 'metadata.manufacturer'),
    ...specsOf[category](values),
  }
  return Object.fromEntries(Object.entries(specs).filter(([, value]) => value !== undefined))
}

type Loose = Record<string, Specs[string] | undefined>

const specsOf: Record<Category, (values: Values) => Loose> = {
  cpu: (values) => ({
    socket: socket(values),
    cores: count(values, 'cores.total'),
    threads: count(values, 'cores.threads'),
    baseClockGhz: count(values, 'clocks.performance.base'),
    boostClockGhz: count(values, 'clocks.performance.boost'),
    l3CacheMb: count(values, 'cache.l3'),
    tdpWatts: count(values, 'specifications.tdp'),
    integratedGraphics: orFalse(text(values, 'specifications.integratedGraphics.model')),
    memoryTypes: list(values, 'specifications.memory.types'),
    series: text(values, 'series'),
  }),
  ram: (values) => ({
    type: text(values, 'ram_type'),
    formFactor: text(values, 'form_factor')?.replace(/^\d+-pin /, ''),
    modules: count(values, 'modules.quantity'),
    moduleCapacityGb: count(values, 'modules.capacity_gb'),
    capacityGb: count(values, 'capacity'),
    speedMts: count(values, 'speed'),
    casLatency: count(values, 'cas_latency'),
    voltage: count(values, 'voltage'),
    ecc: is(text(values, 'ecc'), 'ECC'),
    registered: is(text(values, 'registered'), 'Registered'),
  }),
  hdd: (values) => ({
    kind: text(values, 'storage_type') ?? text(values, 'type'),
    capacityGb: count(values, 'capacity'),
    formFactor: text(values, 'form_factor')?.replace(/^M\.2-/, 'M.2 '),
    interface: driveInterface(values),
    cacheMb: count(values, 'cache'),
  }),
  gpu: (values) => ({
    chipset: text(values, 'chipset'),
    memoryGb: count(values, 'memory'),
    memoryType: text(values, 'memory_type'),
    busBits: count(values, 'memory_bus'),
    boostClockMhz: count(values, 'core_boost_clock'),
    tdpWatts: count(values, 'tdp'),
    lengthMm: count(values, 'length'),
    slots: count(values, 'total_slot_width'),
    powerConnectors: connectors(values),
    displayOutputs: outputs(values),
  }),
  motherboard: (values) => ({
    socket: socket(values),
    chipset: text(values, 'chipset'),
    formFactor: boardForms[text(values, 'form_factor') ?? ''] ?? text(values, 'form_factor'),
    memoryType: text(values, 'memory.ram_type'),
    memorySlots: count(values, 'memory.slots'),
    maxMemoryGb: count(values, 'memory.max'),
    m2Slots: lengthOf(values, 'm2_slots'),
    pcieX16Slots: wideSlots(values),
    lan: text(values, 'onboard_ethernet.0.speed')?.replace(' Gb/s', ' GbE'),
    wifi: orFalse(text(values, 'wireless_networking')),
  }),
}

const boardForms: Record<string, string> = {
  EATX: 'E-ATX',
  'Mini-ITX': 'Mini ITX',
  'SSI EEB': 'EEB',
  'SSI CEB': 'CEB',
}

function text(values: Values, path: string): string | undefined {
  const value = valueAt(values, path)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function count(values: Values, path: string): number | undefined {
  const value = valueAt(values, path)
  return typeof value === 'number' && value > 0 ? value : undefined
}

function list(values: Values, path: string): string[] | undefined {
  const value = valueAt(values, path)
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  return texts.length > 0 ? texts : undefined
}

function lengthOf(values: Values, path: string): number | undefined {
  const value = valueAt(values, path)
  return Array.isArray(value) ? value.length : undefined
}

const is = (value: string | undefined, word: string) =>
  value === undefined ? undefined : value === word
const orFalse = (value: string | undefined) => (value === 'None' ? false : value)

/** "LGA 1700" as boards name it: LGA1700. */
const socket = (values: Values) => text(values, 'socket')?.replace(/^LGA (?=\d)/, 'LGA')

function driveInterface(values: Values): string | undefined {
  const plain = text(values, 'interface')
    ?.replace('.0 Gb/s', ' Gb/s')
    .replace(/^M\.2 /, '')
  const express = plain?.startsWith('PCIe') && valueAt(values, 'nvme') === true
  return express ? `${plain} NVMe` : plain
}

const connectorNames: [string, string][] = [
  ['pcie_6_pin', '6-pin'],
  ['pcie_8_pin', '8-pin'],
  ['pcie_12VHPWR', '16-pin 12VHPWR'],
  ['pcie_12V_2x6', '16-pin 12V-2x6'],
]

function connectors(values: Values): string | undefined {
  const given = connectorNames.flatMap(([key, name]) => {
    const amount = count(values, `power_connectors.${key}`)
    return amount ? [`${amount} × ${name}`] : []
  })
  return given.length > 0 ? given.join(' + ') : undefined
}

/** {hdmi_2_1: 1, displayport_1_4a: 2} → ["HDMI 2.1", "DisplayPort 1.4a", "DisplayPort 1.4a"] */
function outputs(values: Values): string[] | undefined {
  const given = Object.entries(valueAt(values, 'video_outputs') ?? {}).flatMap(([key, amount]) => {
    const name = key
      .replace(/^displayport_/, 'DisplayPort ')
      .replace(/^hdmi_/, 'HDMI ')
      .replace(/^dvi_d/, 'DVI-D')
      .replace(/^vga/, 'VGA')
      .replace(/^usb_c/, 'USB-C')
      .replace(/(\d)_(\d)/, '$1.$2')
      .replace(/_(?=[a-z]$)/, '')
    return typeof amount === 'number' && amount > 0 ? Array(Math.min(amount, 8)).fill(name) : []
  })
  return given.length > 0 ? given.slice(0, 40) : undefined
}

/** Full-length slots with eight lanes or more. */
function wideSlots(values: Values): number | undefined {
  const slots = valueAt(values, 'pcie_slots')
  if (!Array.isArray(slots) || slots.length === 0) return undefined
  let wide = 0
  for (const slot of slots as Values[])
    if (Number(slot?.lanes) >= 8) wide += Number(slot?.quantity) || 0
  return wide
}
