import { checkedOn, count, records, text, type Values } from './values.ts'

const most = 40

/**
 * The M.2 slots as `M 2242/2280 PCIe4x4 SATA?`: key, lengths, what runs there; "?" behind what is not recorded. Slots for
 * wireless cards are none. An empty list says that there are none where the other slots are listed.
 */
export function m2Entries(values: Values): string[] | undefined {
  const slots = records(values, 'm2_slots')
  if (!slots || (slots.length === 0 && !records(values, 'pcie_slots')?.length)) return undefined
  const isChecked = checkedOn(values) !== undefined
  return slots
    .filter(isForDrives)
    .map((slot) => entryOf(slot, isChecked))
    .slice(0, most)
}

const isForDrives = (slot: Values) =>
  text(slot, 'key') !== 'E' && !/wi-?fi|cnvi/i.test(text(slot, 'interface') ?? '')

function entryOf(slot: Values, isChecked: boolean): string {
  const size = (text(slot, 'size') ?? '').replace(/\s+/g, '').replaceAll(',', '/')
  return [
    text(slot, 'key') ?? '?',
    size || '?',
    runsOf(text(slot, 'interface') ?? '', isChecked),
  ].join(' ')
}

/** "PCIe Gen4 x4 & SATA3" → "PCIe4x4 SATA". Where SATA is not named, it is none only on entries that were checked. */
function runsOf(runs: string, isChecked: boolean): string {
  if (runs === '') return '?'
  const sata = /SATA/i.test(runs)
  const [, version = ''] =
    /(?:PCI-?E|Gen)\s*(?:Gen)?\s*(\d)/i.exec(runs) ?? /\b(\d)\.0\b/.exec(runs) ?? []
  const [, lanes] = /x\s?(\d)/i.exec(runs) ?? []
  const express = /PCI-?E|Gen|NVMe|\d\.0 x/i.test(runs)
  return [
    ...(express ? [`PCIe${version}${lanes ? `x${lanes}` : ''}`] : []),
    ...(sata ? ['SATA'] : isChecked ? [] : ['SATA?']),
  ].join(' ')
}

/**
 * The slots for cards, one each: `x16 PCIe5`. Boards whose slots are all listed as 4.0 are listed so whatever they have,
 * so that their version is not recorded.
 */
export function pcieEntries(values: Values): string[] | undefined {
  const slots = records(values, 'pcie_slots')
  if (!slots || slots.length === 0) return undefined
  const isDefault = slots.every((slot) => text(slot, 'gen') === '4.0')
  return slots
    .flatMap((slot) => {
      const version = isDefault ? undefined : text(slot, 'gen')?.[0]
      const entry = [lanesOf(slot), ...(version ? [`PCIe${version}`] : [])].join(' ')
      return Array<string>(Math.min(count(slot, 'quantity') ?? 0, most)).fill(entry)
    })
    .slice(0, most)
}

/** A slot that is listed with no lane is one that no card of several lanes has: of an older bus, or of one lane. */
const lanesOf = ({ lanes }: Values) => (typeof lanes === 'number' && lanes >= 0 ? `x${lanes}` : '?')

/** Full-length slots with eight lanes or more. */
export function wideSlots(values: Values): number | undefined {
  const slots = records(values, 'pcie_slots')
  if (!slots || slots.length === 0) return undefined
  let wide = 0
  for (const slot of slots) if (Number(slot.lanes) >= 8) wide += Number(slot.quantity) || 0
  return wide
}
