/** One M.2 slot. `sizes`: lengths that it takes, null where that is not recorded; `sata`: null where it is not said. */
export type M2Slot = {
  key: string | null
  sizes: readonly number[] | null
  pcie: boolean | null
  sata: boolean | null
}

/**
 * What a board's list of M.2 slots may mean. An entry may be one length of a slot that is listed once for each of them:
 * `sure` are the slots that there are at least, `possible` those that there are at most.
 */
export type M2Slots = { sure: readonly M2Slot[]; possible: readonly M2Slot[] }

const lengths = [2230, 2242, 2260, 2280, 22110]
/** The wide ones take the narrow ones of their length. */
const wide: Record<string, number> = { 2580: 2280, 25110: 22110 }

type Entry = { slot: M2Slot; interface: string; isRange: boolean; isSingle: boolean }

/**
 * Reads entries such as "M 2242/2260/2280 PCIe4x4 SATA?": key, lengths, what runs there. "-" stands between the ends of a
 * range, "?" behind what is not recorded. Slots with key E are for wireless cards and are none.
 */
export function readM2Slots(entries: readonly string[]): M2Slots {
  const all = entries.map(readEntry).filter(({ slot }) => slot.key !== 'E')
  const sure: (Entry & { entries: number })[] = []
  for (const entry of all) {
    const before = sure.at(-1)
    if (before && isSameSlot(before, entry))
      sure[sure.length - 1] = { ...join(before, entry), entries: before.entries + 1 }
    else sure.push({ ...entry, entries: 1 })
  }
  return {
    sure: sure.map(({ slot }) => slot),
    // where it is not sure which entries are slots, it is not sure which length belongs to which either
    possible: sure.flatMap(({ slot, entries }) => Array<M2Slot>(entries).fill(slot)),
  }
}

function readEntry(text: string): Entry {
  const [key = '?', size = '?', ...runs] = text.trim().split(/\s+/)
  const interfaces = runs.join(' ')
  const isRange = /^\d+-\d+$/.test(size)
  return {
    slot: {
      key: key === '?' ? null : key.toUpperCase(),
      sizes: readSizes(size),
      pcie: said(interfaces, /PCIe/i),
      sata: said(interfaces, /SATA/i),
    },
    interface: interfaces,
    isRange,
    isSingle: /^\d+$/.test(size),
  }
}

/** "PCIe4x4 SATA?": PCIe yes, SATA not recorded; what does not stand there is not there. */
function said(interfaces: string, what: RegExp): boolean | null {
  if (interfaces === '' || interfaces === '?') return null
  const word = interfaces.split(' ').find((one) => what.test(one))
  return word === undefined ? false : word.endsWith('?') ? null : true
}

function readSizes(text: string): number[] | null {
  const parts = text.split(/[/,]/)
  const sizes = new Set<number>()
  for (const part of parts) {
    const [from, to, more] = part.split('-').map((one) => lengthOf(one))
    if (from === undefined || from === null || to === null || more !== undefined) return null
    const last = to ?? from
    for (const length of lengths) if (length >= from && length <= last) sizes.add(length)
  }
  return [...sizes]
}

function lengthOf(text: string): number | null {
  const number = wide[text] ?? Number(text)
  return lengths.includes(number) ? number : null
}

/**
 * Whether an entry goes on with the slot before it: same key, same interface, and the first is a range that ends where the
 * second begins or below, or both are single lengths that rise. What lists lengths one by one is a slot of its own.
 */
function isSameSlot(before: Entry, { slot, interface: runs, isRange, isSingle }: Entry): boolean {
  const [a, b] = [before.slot.sizes, slot.sizes]
  if (!a || !b || before.slot.key !== slot.key || before.interface !== runs) return false
  if (before.isRange) return (isRange || isSingle) && Math.max(...a) <= Math.min(...b)
  return before.isSingle && isSingle && Math.max(...a) < Math.min(...b)
}

const join = (before: Entry, entry: Entry): Entry => ({
  ...entry,
  slot: { ...entry.slot, sizes: [...new Set([...before.slot.sizes!, ...entry.slot.sizes!])] },
})
