import { countLines } from './decode-text.ts'
import { batchRows, ImportFault, type ReadRow } from './source-row.ts'

const longestRow = 1_000_000
/** Far deeper than any part is described. */
const deepest = 50

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
    const values: unknown = JSON.parse(json)
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      return { line, reason: 'This is not a JSON object' }
    if (!isWithin(values, deepest))
      return { line, reason: `This is nested more than ${deepest} deep` }
    return { line, values: values as Record<string, unknown> }
  } catch {
    return { line, reason: 'This is not valid JSON' }
  }
}

/** Whether nothing stands deeper in a value: what walks it later may call itself as often as this. */
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => isWithin(one, depth - 1)))

const tooLong = (name: string, line: number) =>
  new ImportFault(
    `${name}:${line}: this row is longer than ${longestRow.toLocaleString('en')} characters`,
  )
