import { rpmInName } from '../../../../../contract/builds/facts/drive-facts.ts'
import { plausibleProcessorMemory } from '../../../../../contract/builds/facts/memory-kinds.ts'
import { isNamedEcc, isNamedRegistered } from '../../../../../contract/builds/facts/memory-words.ts'
import { readSocket } from '../../../../../contract/builds/facts/sockets.ts'
import type { KnownCategory } from '../../../../../contract/parts/known-categories.ts'
import { valueAt } from '../map-row.ts'
import { boardSpecs } from './board.ts'
import { count, flag, type Loose, list, orFalse, text, type Values } from './values.ts'

/**
 * The nested specifications of a database entry, in the keys and units of docs/catalogue.md. What is listed by default is
 * left out or marked: 0 stands for unknown there. `numbers`: all numbers of the part.
 */
export function databaseSpecs(
  category: KnownCategory,
  values: Values,
  numbers: readonly string[],
): Record<string, unknown> {
  const specs = {
    manufacturer: text(values, 'metadata.manufacturer'),
    releaseYear: count(values, 'metadata.releaseYear'),
    ...specsOf[category](values, numbers),
  }
  return Object.fromEntries(Object.entries(specs).filter(([, value]) => value !== undefined))
}

const specsOf: Record<KnownCategory, (values: Values, numbers: readonly string[]) => Loose> = {
  cpu: cpuSpecs,
  ram: ramSpecs,
  hdd: driveSpecs,
  gpu: cardSpecs,
  motherboard: boardSpecs,
}

function cpuSpecs(values: Values): Loose {
  const largest = count(values, 'specifications.memory.maxSupport')
  const graphics = text(values, 'specifications.integratedGraphics.model')
  const socket = text(values, 'socket')
  return {
    socket: socket && readSocket(socket).socket,
    coreFamily: text(values, 'coreFamily'),
    cores: count(values, 'cores.total'),
    threads: count(values, 'cores.threads'),
    baseClockGhz: count(values, 'clocks.performance.base'),
    boostClockGhz: count(values, 'clocks.performance.boost'),
    l3CacheMb: count(values, 'cache.l3'),
    tdpWatts: count(values, 'specifications.tdp'),
    turboWatts: count(values, 'specifications.ppt'),
    integratedGraphics: orFalse(graphics === '0' ? undefined : graphics),
    memoryTypes: list(values, 'specifications.memory.types'),
    maxMemoryGb: (largest && plausibleProcessorMemory(largest)) ?? undefined,
    memoryChannels: count(values, 'specifications.memory.channels'),
    ecc: flag(values, 'specifications.eccSupport'),
    coolerIncluded: flag(values, 'specifications.includesCooler'),
    packaging: text(values, 'specifications.packaging'),
    series: text(values, 'series'),
  }
}

/** What the name or a number says of a module goes before the entry's word, which is the same on nearly all of them. */
function ramSpecs(values: Values, numbers: readonly string[]): Loose {
  const name = text(values, 'metadata.name') ?? ''
  const registered =
    isNamedRegistered(name, numbers) || is(text(values, 'registered'), 'Registered')
  return {
    type: text(values, 'ram_type'),
    formFactor: text(values, 'form_factor')?.replace(/^\d+-pin /, ''),
    modules: count(values, 'modules.quantity'),
    moduleCapacityGb: count(values, 'modules.capacity_gb'),
    capacityGb: count(values, 'capacity'),
    speedMts: count(values, 'speed'),
    casLatency: count(values, 'cas_latency'),
    voltage: count(values, 'voltage'),
    profiles: list(values, 'profile_support'),
    ecc: registered || isNamedEcc(name, numbers) || is(text(values, 'ecc'), 'ECC'),
    registered,
  }
}

const is = (value: string | undefined, word: string) =>
  value === undefined ? undefined : value === word

function driveSpecs(values: Values): Loose {
  const plain = text(values, 'interface')
    ?.replace('.0 Gb/s', ' Gb/s')
    .replace(/^M\.2 /, '')
  const isExpress = valueAt(values, 'nvme') === true && plain?.startsWith('PCIe')
  const [, version] = /PCIe (\d)/.exec(plain ?? '') ?? []
  const [, lanes] = /PCIe.* x(\d+)/.exec(plain ?? '') ?? []
  return {
    kind: text(values, 'storage_type') ?? text(values, 'type'),
    capacityGb: count(values, 'capacity'),
    formFactor: text(values, 'form_factor')
      ?.replace(/^M\.2-/, 'M.2 ')
      .replace(/^PCIe$/, 'Add-in card'),
    interface: isExpress ? `${plain} NVMe` : plain,
    protocol: isExpress ? 'NVMe' : /^(SATA|SAS|U\.2|mSATA)/.exec(plain ?? '')?.[1],
    pcieVersion: version ? Number(version) : undefined,
    pcieLanes: lanes ? Number(lanes) : undefined,
    rpm: rpmInName(text(values, 'metadata.name') ?? '') ?? undefined,
    cacheMb: count(values, 'cache'),
  }
}

function cardSpecs(values: Values): Loose {
  const runs = text(values, 'interface') ?? ''
  const [, version] = /PCIe (\d)/.exec(runs) ?? []
  const [, lanes] = /x(\d+)/.exec(runs) ?? []
  return {
    chipset: text(values, 'chipset'),
    memoryGb: count(values, 'memory'),
    memoryType: text(values, 'memory_type'),
    busBits: count(values, 'memory_bus'),
    boostClockMhz: count(values, 'core_boost_clock'),
    tdpWatts: count(values, 'tdp'),
    lengthMm: count(values, 'length'),
    slots: count(values, 'total_slot_width'),
    pcieVersion: version ? Number(version) : undefined,
    pcieLanes: lanes ? Number(lanes) : undefined,
    powerConnectors: connectors(values),
    displayOutputs: outputs(values),
  }
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
