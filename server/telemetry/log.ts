import { pino } from 'pino'
import { currentTrace, type Trace } from './trace/trace.ts'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child: (bindings: Record<string, unknown>) => Log
  /** The line of a request that was answered, at the level of info. */
  request: (line: RequestLine) => void
}

/** How a request went. `ms`: how long it took. `userId`: of the caller, when there is one; `keyId`: of a program's key. */
export type RequestLine = {
  requestId: string
  trace: Trace
  call: string
  method: string
  status: number
  ms: number
  userId?: string | undefined
  keyId?: string | undefined
}

/**
 * Structured log lines, JSON, one each. Nobody puts a password, token, cookie, client secret, address or card into
 * one; the redaction below is the second net. `file` takes the lines instead of standard output. Each line names the
 * `instance`, and the trace of what was being done.
 */
export function openLog(level: string, file?: string, instance?: string): Log {
  const options: pino.LoggerOptions = {
    level,
    base: instance ? { instance } : null,
    mixin: () => {
      const { traceId, spanId } = currentTrace() ?? {}
      return traceId ? { traceId, spanId } : {}
    },
    timestamp: isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        ...['password', 'token', 'clientSecret', '*.password', '*.token', '*.clientSecret'],
        // PostgreSQL quotes the row that it refused
        ...['err.detail', 'err.where'],
      ],
      censor: '[hidden]',
    },
  }
  const lines = together(file ? { dest: file, mkdir: true, mode: 0o600 } : { dest: 1 })
  const log = pino(options, lines)
  const whose = instance ? `,"instance":${JSON.stringify(instance)}` : ''
  const request = (line: RequestLine) => {
    if (log.isLevelEnabled('info')) lines.write(requestLine(line, whose))
  }
  return Object.assign(log, { request })
}

/**
 * As pino would write it, put together by hand: the redaction alone takes longer than to make a cached answer. Nothing in
 * it is a caller's text, and nothing has to be escaped: ids are ours, or hexadecimal, calls are names of the contract,
 * methods are those that Node's parser knows. `whose`: the instance.
 */
function requestLine(line: RequestLine, whose: string) {
  const { requestId, trace, call, method, status, ms, userId, keyId } = line
  const key = keyId === undefined ? '' : `,"keyId":"${keyId}"`
  const who = userId === undefined ? key : `,"userId":"${userId}"${key}`
  const of = `,"traceId":"${trace.traceId}","spanId":"${trace.spanId}"`
  return `{"level":"info"${isoTime()}${whose},"requestId":"${requestId}"${of},"call":"${call}","method":"${method}","status":${status},"ms":${Math.round(ms * 10) / 10}${who},"msg":"request"}\n`
}

/** The time as pino puts it into a line; of one millisecond it is written once. */
const isoTime = (() => {
  let at = 0
  let written = ''
  return () => {
    const now = Date.now()
    if (now !== at) written = `,"time":"${new Date(now).toISOString()}"`
    at = now
    return written
  }
})()

const dueAtExit = new Set<() => void>()
process.on('exit', () => {
  for (const write of dueAtExit) write()
})

/**
 * Writes the lines of one turn of the event loop at once, at its end: a system call for each was a fifth of the work
 * of a quick answer. They are out before anybody who was answered can come again, and when the process ends.
 */
function together(where: { dest: string | number; mkdir?: boolean; mode?: number }) {
  const out = pino.destination({ ...where, sync: true })
  let lines = ''
  const write = () => {
    const due = lines
    lines = ''
    if (due) out.write(due)
  }
  dueAtExit.add(write)
  return {
    write: (line: string) => {
      if (lines === '') setImmediate(write)
      lines += line
    },
    /** What pino asks for before a process ends. It also waits for the disk, which nothing else does. */
    flushSync: () => {
      write()
      out.flushSync()
    },
  }
}
