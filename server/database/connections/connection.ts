import { Socket } from 'node:net'
import type { Duplex, Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Client, type ClientConfig, DatabaseError, Query, type QueryResult } from 'pg'
import { connectionClosed, faultOf, isStale } from './fault.ts'
import type { Rows, Statement } from './sql.ts'
import type { StalledWatch } from './stalled-connections.ts'
import { readerOf } from './types-of-columns.ts'

/** Connecting takes so long at most, in milliseconds. */
const connectingMs = 3_000
/**
 * So many statements a connection has prepared in its life: several times those that the shop writes. Callers decide how
 * many filters stand in a statement, and the server keeps each form of one, some kilobytes, until the connection ends.
 */
const maxPrepared = 1_000

export type ConnectionOptions = ClientConfig & {
  /** Whether statements are prepared and kept by the server, and sent before the ones before them are answered. */
  prepares: boolean
  /** Whether many ask at once who have nothing to do with each other. */
  isShared?: boolean
  /** Who closes it when it leads nowhere; nobody does where statements may take long. */
  stalled: StalledWatch | null
  /** Told of each answer, before who waits for it. */
  came: () => void
  /** Those that are open. */
  all: Set<Connection>
}

/** One connection of the driver. It is never opened again: when it closes, all that waits for an answer hears so at once. */
export class Connection extends Client {
  readonly #options: ConnectionOptions
  readonly #socket: Socket
  #reason: unknown
  #waiting = 0
  #usedAt = performance.now()
  #isCorked = false
  #isStreaming = false
  #last: Promise<unknown> = Promise.resolve()
  /** Of the statements that are prepared here. */
  readonly #names = new Map<string, string>()
  #named = 0

  constructor(options: ConnectionOptions) {
    const socket = new Socket()
    super({
      ...options,
      stream: () => socket,
      types: { getTypeParser: readerOf as never },
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
    })
    this.#options = options
    this.#socket = socket
    options.all.add(this)
    options.stalled?.watch(socket)
    const late = setTimeout(() => {
      socket.destroy(faultOf('CONNECT_TIMEOUT', `no connection in ${connectingMs} ms`))
    }, connectingMs)
    this.once('connect', () => clearTimeout(late))
    socket.once('close', () => {
      clearTimeout(late)
      options.all.delete(this)
    })
    // whoever waits is told by the driver: this is for the moments in which nobody does
    this.on('error', (error) => {
      this.#reason ??= error
    })
  }

  get isOver(): boolean {
    return this.#socket.destroyed
  }
  /** How many statements wait for their answer. */
  get waiting(): number {
    return this.#waiting
  }
  /** Whether a COPY is under way, which has to end before anything else is understood. */
  get isStreaming(): boolean {
    return this.#isStreaming
  }
  /** For how long nobody has waited for an answer, in milliseconds. */
  get idleMs(): number {
    return this.#waiting > 0 ? 0 : performance.now() - this.#usedAt
  }

  /** Begins to connect; statements may be asked at once, and are told when it fails. */
  open(): this {
    super.connect((error: Error | null) => {
      this.#reason ??= error
    })
    return this
  }

  ask(statement: Statement): Promise<Rows<object[]>> {
    if (this.isOver) return Promise.reject(this.#faultOf(undefined))
    const forget = this.#options.stalled?.expect(() => this.spoil())
    this.#waiting += 1
    const answered = () => {
      this.#waiting -= 1
      this.#usedAt = performance.now()
      forget?.()
      this.#options.came()
    }
    return this.pipeline
      ? this.#send(statement, answered)
      : this.#inTurn(() => this.#send(statement, answered))
  }

  /** Begins a COPY. What is asked meanwhile is sent when it is over. */
  stream<S extends Duplex | Readable | Writable>(copy: S): Promise<S> {
    return new Promise((resolve) => {
      void this.#inTurn(async () => {
        this.#isStreaming = true
        this.query(copy as never)
        resolve(copy)
        await finished(copy)
        this.#isStreaming = false
      }).catch(() => {
        this.#isStreaming = false
      })
    })
  }

  /** Closes it at once, whatever it is in the middle of. */
  spoil() {
    this.#socket.destroy()
  }

  /** Closes it when all is answered. */
  async close() {
    await this.#last
    await this.end()
  }

  #send({ text, values, isPrepared, each }: Statement, answered: () => void) {
    return new Promise<Rows<object[]>>((resolve, reject) => {
      const done = (result: QueryResult | QueryResult[]) => {
        answered()
        resolve(rowsOf(result))
      }
      const failed = (error: unknown) => {
        answered()
        if (isStale(error)) this.#names.delete(text)
        reject(this.#faultOf(error))
      }
      const name = isPrepared && this.#options.prepares ? this.#nameOf(text) : undefined
      const config = { text, values, name } as { text: string }
      this.#sendTogether()
      if (each)
        this.query(
          new Query(config)
            .on('row', each as (row: object) => void)
            .on('end', done)
            .on('error', failed),
        )
      else this.query(new Query(config, (error, result) => (error ? failed(error) : done(result))))
    })
  }

  /**
   * What is asked at once goes out as one: a system call each was half of a statement's time. Where many share a
   * connection that is what they ask in one turn of the event loop; a transaction, whose locks others may wait for, waits
   * for nobody.
   */
  #sendTogether() {
    if (this.#isCorked) return
    const { stream } = this.connection
    const send = () => {
      this.#isCorked = false
      stream.uncork()
    }
    this.#isCorked = true
    stream.cork()
    if (this.#options.isShared) setImmediate(send)
    else process.nextTick(send)
  }

  /** A statement's name; none when so many are prepared that one more would only fill the server's memory. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#named === maxPrepared) return known
    this.#named += 1
    const name = `s${this.#named}`
    this.#names.set(text, name)
    return name
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => {})
    return mine
  }

  /** What PostgreSQL or the socket said; else why the connection is over, of which the driver's words have no code. */
  #faultOf(error: unknown): unknown {
    if (error instanceof DatabaseError || (error as { code?: string })?.code) return error
    return (this.#reason as { code?: string })?.code ? this.#reason : connectionClosed(error)
  }
}

/** The rows; of several statements in one text, those of all. */
function rowsOf(result: QueryResult | QueryResult[]): Rows<object[]> {
  const { rows, rowCount, command } = Array.isArray(result)
    ? { ...result.at(-1)!, rows: result.flatMap((one) => one.rows) }
    : result
  // neither is a row: nobody who looks at the rows sees them
  return Object.defineProperties(rows, {
    count: { value: rowCount ?? 0 },
    command: { value: command },
  }) as Rows<object[]>
}
