import { Socket } from 'node:net'
import type postgres from 'postgres'
import type { Silence } from './silence.ts'

/** What of the driver's options says where to connect to. */
type Addresses = { host: string[]; port: number[]; path?: string | false }
/** Makes a connection's socket: what the driver takes as its option of that name. */
export type OpenSocket = (addresses: Addresses) => Socket

export type Columns = Record<string, unknown>

/** What the driver's query is inside: `handler` sends it off, `resolve` and `reject` are its end. */
export type DriverQuery = {
  handler: (query: unknown) => void
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** The driver's types say only that its query is a promise. */
export const driverQuery = (made: Promise<unknown>) => made as unknown as DriverQuery

/** A client of the driver that has one connection, and is over when that closes. */
export type Client<T extends Columns> = {
  sql: postgres.Sql<T>
  /** Sends a query of any client down this one's connection. */
  send: DriverQuery['handler']
  /** Says that an answer is expected; gives back how to say that it came. */
  expect: () => () => void
  isOver: () => boolean
  /** Whom to tell as soon as it is over; gives back how to tell them no more. */
  whenOver: (tell: (error: Error) => void) => () => void
  /** How many would be told. */
  waiting: () => number
  /** For how long nobody was there to be told, in milliseconds. */
  idleMs: () => number
  /** Closes its connection at once. */
  spoil: () => void
  /** Lets what runs come to its end, for so many seconds. */
  end: (timeout: number) => Promise<void>
}

/**
 * Makes clients that are over, for good, as soon as their connection closes, for whatever reason; all that waits for an
 * answer hears of it at once. The driver would open the connection again, with what it remembers of the old one: bytes
 * that were not sent, a statement that was sent between the error and the end. From then on it waits in vain for what
 * it never sent, or gives each statement the answer of the next one, across requests and transactions. Seen with
 * postgres 3.4.9 (porsager/postgres#1130, #1215, #1216). `came` is told of each answer that came, before who waits for it.
 */
export function clientsOf<T extends Columns>(
  connect: (socket: OpenSocket) => postgres.Sql<T>,
  openSocket: ReturnType<typeof socketOpener>,
  { silence, came = () => {} }: { silence?: Silence; came?: () => void } = {},
): () => Client<T> {
  return () => {
    const waiting = new Set<(error: Error) => void>()
    let socket: Socket | undefined
    let usedAt = performance.now()
    let isOver = false
    const closed = () => {
      isOver = true
    }
    // the driver comes first: it knows why, if it remembers whom to tell
    const tellAll = () => {
      for (const tell of waiting) tell(connectionClosed())
      void sql.end({ timeout: 0 })
    }
    const sql = connect((addresses) => {
      if (isOver) throw connectionClosed()
      socket = openSocket(addresses, closed, tellAll)
      silence?.watch(socket)
      return socket
    })
    const spoil = () => {
      if (socket) return void socket.destroy()
      closed()
      setImmediate(tellAll)
    }
    return {
      sql,
      send: driverQuery(sql``).handler,
      expect: () => {
        const forget = silence?.expect(spoil)
        return () => {
          forget?.()
          came()
        }
      },
      isOver: () => isOver,
      whenOver: (tell) => {
        waiting.add(tell)
        return () => {
          waiting.delete(tell)
          usedAt = performance.now()
        }
      },
      waiting: () => waiting.size,
      idleMs: () => (waiting.size > 0 ? 0 : performance.now() - usedAt),
      spoil,
      end: (timeout) => sql.end({ timeout }),
    }
  }
}

/** Opens connections to the addresses in turn; `closed` is told when one closes, `told` when the driver knows why. */
export function socketOpener() {
  let turn = 0
  return ({ host, port, path }: Addresses, closed = () => {}, told = () => {}): Socket => {
    turn += 1
    const at = turn % host.length
    const socket = new ToldSocket(closed, told)
    // the driver names the server so when it encrypts
    Object.assign(socket, { host: host[at], port: port[at] })
    return path ? socket.connect(path) : socket.connect({ host: host[at]!, port: port[at] ?? 5432 })
  }
}

/**
 * The first to know that a socket closes: before an error is told, and also when it is encrypted. Connecting may fail at
 * once (no route, no file left to open), before the driver listens for errors, and one that nobody listens for ends the
 * process: until it is connected, the end is told a moment later. After that its handle is closed at once: Node throws
 * when bytes come in for a socket that is destroyed and still reads.
 */
class ToldSocket extends Socket {
  readonly #closed: () => void
  readonly #told: () => void
  constructor(closed: () => void, told: () => void) {
    super()
    this.#closed = closed
    this.#told = told
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#closed()
    const close = () =>
      super._destroy(error, (fault) => {
        done(fault)
        // no listener for its end: the driver removes all of them when it encrypts. It hears of its end in the turn
        // that begins now, so the next but one is after it
        setImmediate(() => setImmediate(this.#told))
      })
    if (this.connecting) setImmediate(close)
    else close()
  }
}

/** What a statement is told that comes to a client that is over. */
export const connectionClosed = () =>
  Object.assign(new Error('the connection to the database was closed'), {
    code: 'CONNECTION_CLOSED',
  })
