import { figure } from '../../../contract/words/numbers.ts'
import { limits, ReadingFault } from '../../limits.ts'

/**
 * Counts empty rows, and cells, as sheets are unpacked (ECMA-376 part 1, 18.3.1; OpenDocument 1.3, 9.1): forms alone can
 * make a million of them, and each costs the library its time.
 */
export function openCounter() {
  let [rows, filled, cells] = [0, 0, 0]
  const open = () => {
    let [isOpen, last, told, columns, isTold] = [false, 0, 0, 0, true]
    /** What of the bites before may be divided from what belongs to it. */
    let rest = new Uint8Array()
    const countTags = (bytes: Uint8Array, until: number) => {
      for (let at = bytes.indexOf(less); at >= 0 && at < until; at = bytes.indexOf(less, at + 1)) {
        const tag = tagAt(bytes, at + 1)
        if (tag === 'row') {
          rows += 1
          told = 0
          isOpen = true
        } else if (tag === 'cell') {
          cells += 1
          isTold = false
        } else if (tag === 'value') {
          if (isOpen) filled += 1
          isOpen = false
          if (isTold || !hasText(bytes, at + 1)) continue
          isTold = true
          told += 1
          if (told === 1) last += 1
          columns = Math.max(columns, told)
        }
      }
      if (rows - filled > limits.emptyRows) throw tooManyEmptyRows()
      if (cells > limits.cells) throw tooManyCells()
    }
    const count = (bite: Uint8Array) => {
      const bytes = new Uint8Array(rest.length + bite.length)
      bytes.set(rest)
      bytes.set(bite, rest.length)
      const until = Math.max(0, bytes.length - longestValue)
      countTags(bytes, until)
      rest = bytes.slice(until)
    }
    const held = (): Held => {
      countTags(rest, rest.length)
      rest = new Uint8Array()
      return { rows: last, columns }
    }
    return { count, held }
  }
  return { open }
}

/** How many rows of a sheet hold something, and how many cells the fullest of them, at the least. */
export type Held = { rows: number; columns: number }

/** Whether an element that is a cell's value, without attributes, has a text: “<v>5”, and “<is><t>AB-1” in two elements. */
function hasText(bytes: Uint8Array, from: number): boolean {
  const ends = bytes.indexOf(greater, from)
  if (ends < 0 || ends - from > longestTag || bytes[ends - 1] === slash) return false
  if (bytes[from] === sign('f')) return false
  const next = ends + 1
  if (bytes[next] !== less) return next < bytes.length
  return bytes[from] === sign('i') && bytes[next + 1] === sign('t') && hasText(bytes, next + 1)
}

const [less, greater, slash, colon, longestTag] = [0x3c, 0x3e, 0x2f, 0x3a, 24]
/** Two elements in each other, and the first letter of what they hold. */
const longestValue = 3 * longestTag

/** What an element's name says, without the prefix of its namespace; most names are of one sign, and read as such. */
function tagAt(bytes: Uint8Array, from: number): 'row' | 'cell' | 'value' | undefined {
  let [start, end] = [from, from]
  // a name ends with a blank, a slash or the end of its tag
  for (; end < from + longestTag && end < bytes.length; end += 1) {
    const byte = bytes[end]!
    if (byte === colon) start = end + 1
    else if (byte <= 0x20 || byte === 0x2f || byte === 0x3e) break
  }
  const [length, first] = [end - start, bytes[start]]
  if (length === 1) return first === sign('c') ? 'cell' : values.has(first!) ? 'value' : undefined
  if (length === 2) return first === sign('i') && bytes[end - 1] === sign('s') ? 'value' : undefined
  if (length === 3) return first === sign('r') && bytes[end - 1] === sign('w') ? 'row' : undefined
  if (length === 9 || length === 10) {
    const name = String.fromCharCode(...bytes.subarray(start, end))
    return name === 'table-row' ? 'row' : name === 'table-cell' ? 'cell' : undefined
  }
  return undefined
}

const sign = (letter: string) => letter.charCodeAt(0)
const values = new Set(['v', 'f', 'p'].map(sign))

const tooManyEmptyRows = () =>
  new ReadingFault(
    `Its sheets have more than ${figure(limits.emptyRows)} empty rows. Nothing was read: delete the rows below the list, or save it as CSV.`,
  )

const tooManyCells = () =>
  new ReadingFault(
    `Its sheets have more than ${figure(limits.cells)} cells, the empty ones included. Nothing was read: copy the list into a workbook of its own, or save it as CSV.`,
  )
