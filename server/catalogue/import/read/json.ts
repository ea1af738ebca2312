import { numberHeader } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { decimalOf } from '../../../../bom/columns/decimal.ts'
import { figure } from '../../../../contract/words/numbers.ts'
import { countLines } from './decode-text.ts'
import { withoutEntities } from './html-entities.ts'
import { twoTables } from './second-table.ts'
import { batchRows, ImportFault, type ReadRow, type Source } from './source-row.ts'
import { variantsOf } from './variants.ts'

const longestRow = 1_000_000
/** Far deeper than any part is described. */
const deepest = 50

/**
 * Rows of JSON: an array, an object a line, one object that is a part, or one that holds an array of them, as exports of
 * shops do. `start` is enough of the text to see which. Throws ImportFault.
 */
export async function* readJson(
  source: Source,
  start: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  for await (const rows of rowsOf(source, start, text))
    yield rows.flatMap(variantsOf).map(withoutEntities)
}

async function* rowsOf(
  source: Source,
  start: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const { name } = source
  source.onDecimal?.(decimalOf([], [start.match(/(?<=:\s*")[\d.,]+(?=")/g) ?? []], null))
  const isArray = /^\s*\[/.test(start)
  const isLines =
    !isArray && (start.indexOf('\n') < 0 || isObject(start.trimStart().split('\n')[0]!))
  source.onForm?.({ format: isLines ? 'jsonl' : 'json', header: null, hidden: null })
  if (isArray) return yield* readJsonArray(name, text)
  const within = /[[]\s*\{/.exec(start)?.index ?? -1
  const isOnePart = keysOf(within < 0 ? start : start.slice(0, within)).some(numberHeader)
  if (within >= 0 && !isOnePart && !(isLines && start.indexOf('\n') >= 0))
    return yield* readWrapped(source, within, text)
  if (isLines) return yield* readJsonLines(name, text)
  yield [await readOne(name, text)]
}

const isObject = (json: string) => 'values' in parseRow(json, 1)
const keysOf = (json: string) => [...json.matchAll(/"([^"\\]{1,60})"\s*:/g)].map(([, key]) => key!)

async function readOne(name: string, text: AsyncIterable<string>): Promise<ReadRow> {
  let whole = ''
  for await (const piece of text) {
    whole += piece
    if (whole.length > longestRow) throw tooLong(name, 1)
  }
  return parseRow(whole, 1)
}

/** The array that begins at this place of a text; what stands around it has to be JSON, and is not looked at. */
async function* readWrapped(
  source: Source,
  begins: number,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const { name } = source
  let before = ''
  const splitter = new ArraySplitter(name)
  for await (const piece of text) {
    const missing = Math.max(0, begins - before.length)
    const head = piece.slice(0, missing)
    before += head
    if (head !== '') splitter.skip(head)
    const rows = piece.length > missing ? splitter.take(piece.slice(missing)) : []
    if (rows.length > 0) yield rows
  }
  const around = `${before}[]${splitter.rest()}`
  const parsed = parseRow(around, 1)
  if (!('values' in parsed)) throw new ImportFault(`${name}: this is not valid JSON`)
  source.onBeside?.(/"([^"\\]{1,60})"\s*:\s*$/.exec(before)?.[1] ?? '')
  tellAround(source, parsed.values)
}

/** Tells what stands around the array, as a line above a table does; what is said not to be so says nothing. */
function tellAround(source: Source, values: object) {
  for (const [key, value] of Object.entries(values)) {
    const name = key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
    if (Array.isArray(value)) {
      const [first] = value
      if (typeof first === 'object' && first !== null && Object.keys(first).some(numberHeader))
        throw twoTables(source.name, Object.keys(first))
    } else if (typeof value === 'object' && value !== null) tellAround(source, value)
    else if (value !== null && value !== false && value !== 0)
      source.onBeside?.(value === true ? name : `${name}: ${value}`)
  }
}

/** Rows of JSON lines: an object a line. A line that is none is refused by itself; empty ones are passed over. */
export async function* readJsonLines(
  name: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  let line = 1
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestRow) throw tooLong(name, line + lines.length)
    for (let at = 0; at < lines.length; at += batchRows)
      yield lines
        .slice(at, at + batchRows)
        .flatMap((json, index) => (json.trim() ? [parseRow(json, line + at + index)] : []))
    line += lines.length
  }
  if (rest.trim()) yield [parseRow(rest, line)]
}

/** Rows of one JSON array, element by element, so that its length does not count. Throws ImportFault. */
export async function* readJsonArray(
  name: string,
  text: AsyncIterable<string>,
): AsyncGenerator<ReadRow[]> {
  const splitter = new ArraySplitter(name)
  for await (const chunk of text) {
    const batch = splitter.take(chunk)
    if (batch.length > 0) yield batch
  }
  splitter.end()
}

/** Finds the elements of an array in a text that comes in pieces. */
class ArraySplitter {
  #name: string
  #line = 1
  #depth = 0
  #inText = false
  #escaped = false
  #element = ''
  #elementLine = 1
  #ended = false

  constructor(name: string) {
    this.#name = name
  }

  take(chunk: string): ReadRow[] {
    const rows: ReadRow[] = []
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const mark = chunk[at] as string
      if (mark === '\n') this.#line++
      // what stands behind the array is no element of it
      if (this.#ended) continue
      if (this.#inText) this.#passText(mark)
      else if (this.#isBoundary(mark)) {
        this.#finish(this.#element + chunk.slice(from, at), rows)
        from = at + 1
      } else this.#enter(mark)
    }
    this.#element += chunk.slice(from)
    if (this.#element.length > longestRow) throw tooLong(this.#name, this.#elementLine)
    return rows
  }

  /** Passes over a text that stands before the array. */
  skip(text: string) {
    this.#line += countLines(text)
    this.#elementLine = this.#line
  }

  /** What stands behind the array. */
  rest(): string {
    if (!this.#ended)
      throw new ImportFault(`${this.#name}:${this.#line}: the JSON array is not complete`)
    return this.#element
  }

  end() {
    if (!this.#ended || this.#element.trim() !== '')
      throw new ImportFault(`${this.#name}:${this.#line}: the JSON array is not complete`)
  }

  #passText(mark: string) {
    if (this.#escaped) this.#escaped = false
    else if (mark === '\\') this.#escaped = true
    else if (mark === '"') this.#inText = false
  }

  /** Whether this mark ends or begins an element of the outer array. */
  #isBoundary(mark: string): boolean {
    if (mark === '[' && this.#depth === 0 && !this.#ended) {
      this.#depth = 1
      return true
    }
    if (mark === ']' && this.#depth === 1) {
      this.#depth = 0
      this.#ended = true
      return true
    }
    return mark === ',' && this.#depth === 1
  }

  #enter(mark: string) {
    if (mark === '"') this.#inText = true
    else if (mark === '{' || mark === '[') this.#depth++
    else if (mark === '}' || mark === ']') this.#depth--
  }

  #finish(json: string, rows: ReadRow[]) {
    const blank = json.length - json.trimStart().length
    const line = this.#elementLine + countLines(json.slice(0, blank))
    if (blank < json.length) rows.push(parseRow(json, line))
    this.#element = ''
    this.#elementLine = this.#line
  }
}

function parseRow(json: string, line: number): ReadRow {
  try {
    const values: unknown = parse(json)
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { line, reason: 'This is not a JSON object' }
    if (!isWithin(values, deepest))
      return { line, reason: `This is nested more than ${deepest} deep` }
    return { line, values: values as Record<string, unknown> }
  } catch {
    return { line, reason: 'This is not valid JSON' }
  }
}

/** A whole number that no program keeps exactly stays the text that it is: part numbers are written so. */
const parse = (json: string): unknown =>
  /\d{16}/.test(json)
    ? JSON.parse(json, (_, value, context?: { source?: string }) =>
        typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
          ? (context?.source ?? value)
          : value,
      )
    : JSON.parse(json)

/** Whether nothing stands deeper in a value: what walks it later may call itself as often as this. */
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => isWithin(one, depth - 1)))

const tooLong = (name: string, line: number) =>
  new ImportFault(`${name}:${line}: this row is longer than ${figure(longestRow)} characters`)
