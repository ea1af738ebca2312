import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import type { FieldError } from '../../contract/refusals.ts'
import { currentTraceparent } from '../telemetry/trace/trace.ts'

/** What a call refused, as it was told over HTTP (RFC 9457). */
export type Problem = {
  status: number
  code: string
  detail: string
  errors?: FieldError[]
  requestId?: string
}

/** A call of the contract said no. What it said is told as it is. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'Refused'
    this.problem = problem
  }
}

export type Answer = { body: unknown; headers: Headers }

/** Makes a call of the contract for whoever asks here. `once` is an Idempotency-Key. Throws Refused. */
export type Ask = (
  name: CallName,
  given?: Record<string, unknown>,
  once?: string,
) => Promise<Answer>

/** By which a request that came here goes on as the requests of its calls. */
const passedOn = ['authorization', 'x-forwarded-for', 'user-agent']

/**
 * Calls go through the shop's own door: `send` is what answers every request over HTTP, so that scopes, roles, limits, the
 * audit and the log are those of any other program.
 */
export function askCalls(
  asked: Request,
  publicUrl: string,
  send: (request: Request) => Promise<Response>,
): Ask {
  return async (name, given = {}, once) => {
    const headers = headersOf(asked)
    if (once !== undefined) headers.set('idempotency-key', once)
    const response = await send(requestFor(calls[name], given, publicUrl, headers))
    const body: unknown = await response.json()
    if (!response.ok) throw new Refused(body as Problem)
    return { body, headers: response.headers }
  }
}

function headersOf(asked: Request): Headers {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = asked.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const trace = currentTraceparent()
  if (trace) headers.set('traceparent', trace)
  return headers
}

/** What stands in the path goes there; the rest is the query of a GET, else the body. */
function requestFor(
  call: Call,
  given: Record<string, unknown>,
  publicUrl: string,
  headers: Headers,
): Request {
  const rest = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !call.path.includes(`{${name}}`),
  )
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  )
  const url = new URL(`/api${path}`, publicUrl)
  if (call.method === 'GET')
    for (const [name, value] of rest)
      for (const one of [value].flat()) url.searchParams.append(name, String(one))
  const body = call.body ? JSON.stringify(Object.fromEntries(rest)) : null
  if (body !== null) headers.set('content-type', 'application/json')
  return new Request(url, { method: call.method, headers, body })
}
