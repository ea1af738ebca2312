import type { Duplex, Readable, Writable } from 'node:stream'
import type { QueryResultRow } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { castOf, Json, written } from './types-of-columns.ts'

/** What came back: rows, and how many there are or were written. */
export type Rows<T> = T & { readonly count: number; readonly command: string }

/** What stands in a statement: a value, which becomes a parameter, or a piece of SQL. */
export type Value =
  | (string | number | bigint | boolean | null | Date | Uint8Array | Json | Fragment)
  | readonly Value[]

/** Runs SQL, inside a transaction or not. A statement is sent when it is awaited; one that never is can be a piece of others. */
export type Sql = {
  <T extends readonly object[] = QueryResultRow[]>(
    strings: TemplateStringsArray,
    ...values: Value[]
  ): Query<T>
  /** A name, `schema.name`, or a list of names between commas. */
  (names: string | readonly string[]): Fragment
  /** Columns and values of an `insert into … `: those of the first row. */
  (rows: object | readonly object[]): Fragment
  /** Text as it is: a piece, or a statement, or without values several of them. It is prepared only on demand. */
  unsafe: <T extends readonly object[] = QueryResultRow[]>(
    text: string,
    values?: readonly unknown[],
    options?: { prepare?: boolean },
  ) => Query<T>
  json: (value: unknown) => Json
}

export type Statement = {
  text: string
  values?: (string | Buffer | null)[]
  /** Whether it is kept prepared by the connection. */
  isPrepared?: boolean
  /** Takes the rows as they come, and none is kept. */
  each?: (row: never) => void
}

/** Where statements go. */
export type Route = {
  query: (statement: Statement) => Promise<Rows<object[]>>
  /** Begins a COPY. */
  stream: <S extends Duplex | Readable | Writable>(copy: S) => Promise<S>
}

/** A piece of SQL: text, and what stands between. */
export class Fragment {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  constructor(strings: readonly string[], values: readonly unknown[] = []) {
    this.strings = strings
    this.values = values
  }
}

/** The protocol counts them in two bytes, and the driver would send what is left of the number. */
const maxValues = 65_535

type Options = { route: Route; isPrepared: boolean; given?: readonly unknown[] }

/** A statement, sent once, when somebody waits for it. */
export class Query<T> extends Fragment implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Query'
  readonly #options: Options
  #answer: Promise<Rows<T>> | undefined
  constructor(options: Options, strings: readonly string[], values: readonly unknown[] = []) {
    super(strings, values)
    this.#options = options
  }
  // biome-ignore lint/suspicious/noThenProperty: it is awaited as a promise is, and sent only then
  then<A = Rows<T>, B = never>(
    done?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#answer ??= this.#send()
    return this.#answer.then(done, failed)
  }
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null) {
    return this.then(null, failed)
  }
  finally(done?: (() => void) | null) {
    return this.then().finally(done)
  }
  /** Hands each row on as it comes; answers how many. */
  async forEach(each: (row: T extends readonly (infer R)[] ? R : never) => void): Promise<number> {
    return (await this.#send(each)).count
  }
  /** `copy … to stdout`: what it writes. */
  readable(): Promise<Readable> {
    return this.#options.route.stream(copyTo(this.#statement().text))
  }
  /** `copy … from stdin`: copy-rows.ts fills it. */
  writable(): Promise<Writable> {
    return this.#options.route.stream(copyFrom(this.#statement().text))
  }
  async #send(each?: (row: never) => void): Promise<Rows<T>> {
    const statement = { ...this.#statement(), ...(each && { each }) }
    return (await this.#options.route.query(statement)) as unknown as Rows<T>
  }
  #statement(): Statement {
    const { isPrepared, given = [] } = this.#options
    const values = given.map(written)
    const text = compile(this, values)
    if (values.length > maxValues) throw new RangeError(`a statement takes ${maxValues} values`)
    return { text, values, isPrepared }
  }
}

function compile({ strings, values }: Fragment, into: Statement['values'] & {}): string {
  let text = strings[0]!
  for (let at = 0; at < values.length; at += 1) text += piece(values[at], into) + strings[at + 1]!
  return text
}

function piece(value: unknown, into: Statement['values'] & {}): string {
  if (value instanceof Fragment) return compile(value, into)
  if (Array.isArray(value) && value[0] instanceof Fragment)
    return value.map((one) => piece(one, into)).join(' ')
  return `$${into.push(written(value))}${castOf(value)}`
}

/** The functions by which SQL is written, for statements that go this way. */
export function sqlOver(route: Route): Sql {
  const sql = (
    first: TemplateStringsArray | string | readonly string[] | object,
    ...values: []
  ) => {
    if (typeof first === 'string') return new Fragment([nameOf(first)])
    if (!Array.isArray(first)) return rowsToInsert([first])
    if ('raw' in first) return new Query({ route, isPrepared: true }, first, values)
    if (typeof first[0] === 'string') return new Fragment([first.map(nameOf).join(',')])
    return rowsToInsert(first)
  }
  const unsafe: Sql['unsafe'] = (text, given = [], { prepare = false } = {}) =>
    new Query({ route, isPrepared: prepare, given }, [text])
  const json = (value: unknown) => new Json(value)
  return Object.assign(sql as Sql, { unsafe, json })
}

/** As PostgreSQL quotes a name; a dot parts a schema from what is in it. */
const nameOf = (name: string) => `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`

function rowsToInsert(rows: object[]): Fragment {
  const columns = Object.keys(rows[0]!)
  const values = rows.flatMap((row) => columns.map((column) => (row as never)[column]))
  const before = values.map((_, at) => (at % columns.length > 0 ? ',' : '),('))
  const first = `(${columns.map(nameOf).join(',')}) values (`
  return new Fragment([first, ...before.slice(1), ')'], values)
}
