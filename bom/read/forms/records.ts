import { meaningOfHeader } from '../../columns/headers.ts'
import { looksLikePart } from '../looks-like-part.ts'
import { readTypedLine } from '../typed-line.ts'

const pair = /^\s*(?:[-*•]\s+)?(\p{L}[\p{L}\p{N} ._#/()-]{0,30}?)(?:\s*[:=]\s+|=)(\S.*)$/u
const counts = new Set(['quantity', 'ordered', 'total quantity'])
const numbers = new Set(['mpn', 'number', 'distributor', 'house'])

/**
 * The rows of a text of names and values, a line each, as mails and YAML have them: a record ends where a name comes
 * again, or with a blank line. Lines that are neither stand above. null for a text that has no such records.
 */
export function readRecords(text: string): string[][] | null {
  const lines = text.split(/\r\n?|\n/)
  const names: string[] = []
  const records: Map<string, string>[] = []
  const others: string[][] = []
  let open: Map<string, string> | null = null
  let paired = 0
  for (const line of lines) {
    const [, name = '', value = ''] = pair.exec(line) ?? []
    if (name === '') {
      if (line.trim() === '') open = null
      else if (!/^\s*[\w-]+:\s*$|^---$/.test(line) || records.length > 0) others.push([line.trim()])
      else others.push([line.trim()])
      continue
    }
    paired += 1
    if (!open || open.has(name) || /^\s*-\s/.test(line)) {
      open = new Map()
      records.push(open)
    }
    open.set(
      name,
      value
        .replace(/(?<=^\d[\d.,]*)\s+#\s.*$/, '')
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    if (!names.includes(name)) names.push(name)
  }
  const means = (wanted: Set<string>) =>
    names.some((name) => wanted.has(meaningOfHeader(name)?.meaning ?? ''))
  if (!means(counts) || !means(numbers)) return null
  if (paired < 2 * others.length && !areWhole(records, others)) return null
  return [...others, names, ...records.map((record) => names.map((name) => record.get(name) ?? ''))]
}

const inCells = /^\s*(\p{L}[\p{L}\p{N} ._#/()-]{0,30}?)\s*[\t,;|]\s*(\S.*)$/u

/**
 * The same of names and values in two cells, as databases print a row over several lines: every line has a name that says
 * something of a column. null for any other text.
 */
export function readPairs(text: string): string[][] | null {
  const lines: string[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = inCells.exec(line) ?? []
    if (line.trim() === '' || /^-\[ ?record \d+ ?\][-+]*$/i.test(line.trim())) lines.push('')
    else if (meaningOfHeader(name) && !/[\t;|]/.test(value)) lines.push(`${name}: ${value}`)
    else return null
  }
  const names = lines.flatMap((line) => line.split(':')[0] || [])
  return new Set(names).size < names.length ? readRecords(lines.join('\n')) : null
}

/** Whether each record says a part and how many, and no line beside them does. */
function areWhole(records: readonly Map<string, string>[], others: readonly string[][]): boolean {
  const says = (record: Map<string, string>, wanted: Set<string>) =>
    [...record.keys()].some((name) => wanted.has(meaningOfHeader(name)?.meaning ?? ''))
  const parts = records.filter((record) => says(record, numbers))
  const isLine = ([text = '']: string[]) => {
    const { number, quantity } = readTypedLine(text)
    const names = number.split(/\s+/).some((word) => word.length >= 5 && looksLikePart(word))
    return quantity !== '' && names
  }
  return parts.length > 1 && parts.every((one) => says(one, counts)) && !others.some(isLine)
}
