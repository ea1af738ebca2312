import { maxLines, maxPieces } from '../../../contract/parts/same-part.ts'
import { writeCount } from './count.ts'

/** A line that a visitor put into the basket, with what was seen of its part then. */
export type VisitorLine = {
  partsId: string
  mpn: string
  name: string
  quantity: number
  ownNumber: string
  note: string
  addedAt: string
  /** Of one piece at the legal quantity, major units. */
  seenUnitPrice: number | null
  seenAvailable: number | null
}

/** Lines on their way into somebody's basket: exactly these are sent under this key until it is known that they came. */
export type Merging = { by: string; key: string; lines: VisitorLine[]; had: Record<string, number> }

/** What came of it, until it was read: `had` is how many of the part were in the basket before. */
export type Merged = {
  by: string
  lines: { partsId: string; name: string; had: number; added: number }[]
}

/** What this browser stores of baskets. `refused`: why the lines could not be added to somebody's basket. */
export type Stored = {
  lines: VisitorLine[]
  merging: Merging[]
  merged: Merged | null
  refused: { by: string; words: string } | null
}

const place = 'basket'
let memory: string | null = null

/** What is stored; what cannot be what we wrote is passed over. */
export function readStored(): Stored {
  const found = asObject(parse(readText()))
  const merged = asObject(found.merged)
  const refused = asObject(found.refused)
  return {
    lines: linesOf(found.lines),
    merging: listOf(found.merging).flatMap(({ by, key, lines, had }) =>
      isText(by, 320) && isText(key, 64)
        ? [{ by, key, lines: linesOf(lines), had: numbersOf(had) }]
        : [],
    ),
    merged: isText(merged.by, 320) ? { by: merged.by, lines: mergedOf(merged.lines) } : null,
    refused:
      isText(refused.by, 320) && isText(refused.words, 500)
        ? { by: refused.by, words: refused.words }
        : null,
  }
}

/** Writes it all at once, so that no other tab and no reload ever finds a half. */
export function writeStored(stored: Stored) {
  memory = JSON.stringify(stored)
  try {
    localStorage.setItem(place, memory)
    memory = null
  } catch {
    // without room it is kept as long as this page is open
  }
}

/** What came along is no news any more once its basket was ordered or emptied. */
export function forgetMerged() {
  const stored = readStored()
  if (stored.merged) writeStored({ ...stored, merged: null })
}

/** Changes the visitor's lines by what stands there now, which another tab may have written. */
export function changeVisitorLines(change: (lines: VisitorLine[]) => VisitorLine[]): VisitorLine[] {
  const stored = readStored()
  const lines = change(stored.lines)
  writeStored({ ...stored, lines })
  writeCount('', lines.length)
  return lines
}

function readText(): string | null {
  if (memory !== null) return memory
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const asObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && value.length > 0

const textOf = (value: unknown, longest: number) =>
  typeof value === 'string' ? value.slice(0, longest) : ''

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= maxPieces

const numbersOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(asObject(value)).filter((one): one is [string, number] => isCount(one[1], 1)),
  )

const listOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).slice(0, maxLines).map(asObject)

function linesOf(value: unknown): VisitorLine[] {
  const lines = new Map<string, VisitorLine>()
  for (const line of listOf(value)) {
    const { partsId, quantity, seenUnitPrice, seenAvailable } = line
    if (typeof partsId !== 'string' || !/^[0-9a-f-]{36}$/.test(partsId)) continue
    if (!isCount(quantity, 1)) continue
    lines.set(partsId, {
      partsId,
      quantity,
      mpn: textOf(line.mpn ?? line.sku, 100),
      name: textOf(line.name, 200),
      ownNumber: textOf(line.ownNumber, 100),
      note: textOf(line.note, 500),
      addedAt: textOf(line.addedAt, 40),
      seenUnitPrice:
        typeof seenUnitPrice === 'number' && seenUnitPrice > 0 && seenUnitPrice <= 1_000_000
          ? seenUnitPrice
          : null,
      seenAvailable: isCount(seenAvailable, 0) ? seenAvailable : null,
    })
  }
  return [...lines.values()]
}

const mergedOf = (value: unknown): Merged['lines'] =>
  listOf(value).flatMap(({ partsId, name, had, added }) =>
    isText(partsId, 36) && isCount(had, 0) && isCount(added, 1)
      ? [{ partsId, name: textOf(name, 200), had, added }]
      : [],
  )
