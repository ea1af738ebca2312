import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Where in a trace something happens (W3C Trace Context, level 1). All of it is hexadecimal by a strict pattern, so that it
 * stands in log lines and headers as it is.
 */
export type Trace = { traceId: string; spanId: string; flags: '00' | '01' }

/** A later version may say more behind what this one knows (3.2.4); ff is none, and ids of zeros are none. */
const pattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-[\x20-\x7e]*)?$/
const longest = 256

const current = new AsyncLocalStorage<Trace>()

/**
 * Our own part of a trace: of the one that `traceparent` names, or of a new one. What is no such header, or is there twice,
 * names none. `id` is a random UUID, of which the parts are made.
 */
export function beginTrace(id: string, traceparent: unknown): Trace {
  const spanId = id.slice(0, 8) + id.slice(-8)
  const given = typeof traceparent === 'string' ? readTraceparent(traceparent) : null
  return given ? { ...given, spanId } : { traceId: id.replaceAll('-', ''), spanId, flags: '01' }
}

function readTraceparent(header: string): Omit<Trace, 'spanId'> | null {
  if (header.length > longest) return null
  const [, version, traceId, flags, more] = pattern.exec(header) ?? []
  if (!traceId || (version === '00' && more !== undefined)) return null
  // the one flag that is known: whether the caller records
  return { traceId, flags: Number.parseInt(flags ?? '', 16) & 1 ? '01' : '00' }
}

/** Does the work as part of the trace, with all that comes of it. */
export const inTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** The trace of what is being done; none at starts and between jobs. */
export const currentTrace = (): Trace | undefined => current.getStore()

/** The header by which others go on with the trace of what is being done. */
export function currentTraceparent(): string | null {
  const trace = current.getStore()
  return trace ? `00-${trace.traceId}-${trace.spanId}-${trace.flags}` : null
}
