import type { Answered, Given } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { FieldError, RefusalCode } from '../../contract/refusals.ts'
import { renewing, token } from './token.ts'

/** The calls of the contract by their method and path, with {names} in it. */
export type ByRoute = {
  [N in keyof Calls as `${Calls[N]['method']} ${Calls[N]['path']}`]: Calls[N]
}
export type Route = keyof ByRoute

type Options = {
  signal?: AbortSignal | undefined
  /** Makes a repeated POST happen once: the same key for the same request. */
  key?: string
}

/** What the shop, or the way to it, did not do. `detail` is in words for people, with what to do. */
export class CallFault extends Error {
  readonly status: number
  readonly code: RefusalCode | 'unreachable'
  readonly errors: FieldError[]
  readonly requestId: string | null

  constructor(
    fault: Pick<CallFault, 'status' | 'code' | 'errors' | 'requestId'> & { detail: string },
  ) {
    super(fault.detail)
    this.name = 'CallFault'
    this.status = fault.status
    this.code = fault.code
    this.errors = fault.errors
    this.requestId = fault.requestId
  }
}

/**
 * Makes a call of the contract: fills the path, sends the rest as query or body with the access token, and reads the
 * answer. Lists answer {items, next, total}. A token that ended is renewed once, from the session. It is asked
 * for that company alone for which the page was drawn, and again for no other. Throws CallFault.
 */
export async function call<R extends Route>(
  route: R,
  given: Given<ByRoute[R]>,
  options: Options = {},
): Promise<Answered<ByRoute[R]>> {
  if (token.isElsewhere()) (await loadRenewing()).refuseElsewhere()
  const bearer = token.read()
  let response = await send(route, given as Record<string, unknown>, options, bearer)
  if (response.status === 401 && (await (await loadRenewing()).renewToken(bearer)))
    response = await send(route, given as Record<string, unknown>, options, token.read())
  if (!response.ok) throw await faultOf(response)
  return (await read(response)) as Answered<ByRoute[R]>
}

/** Needed a quarter of an hour after a page was opened; it is loaded soon after. */
const loadRenewing = () =>
  renewing.load().catch(() => {
    throw unreachable()
  })

async function send(
  route: Route,
  given: Record<string, unknown>,
  { signal, key }: Options,
  bearer: string | null,
): Promise<Response> {
  const [method = 'GET', template = ''] = route.split(' ')
  const { path, rest } = fill(template, given)
  const headers = new Headers()
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  if (key) headers.set('Idempotency-Key', key)
  const isOffline = !navigator.onLine
  const asQuery = method === 'GET' || method === 'DELETE'
  if (!asQuery) headers.set('Content-Type', 'application/json')
  const body = asQuery ? null : JSON.stringify(rest)
  try {
    const address = `/api${path}${asQuery ? queryOf(rest) : ''}`
    // asked anew each time: what a browser cached may be from before a change of one's own
    return await fetch(address, {
      method,
      headers,
      body,
      signal: signal ?? null,
      cache: 'no-cache',
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable(isOffline && method !== 'GET')
  }
}

function fill(template: string, given: Record<string, unknown>) {
  const rest = { ...given }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path, rest }
}

/** Given values as a query: lists repeat their name, what is undefined or empty falls away. */
export function queryOf(given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
  const text = query.toString()
  return text ? `?${text}` : ''
}

async function read(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return await response.blob()
  const body: unknown = await response.json()
  if (!Array.isArray(body)) return body
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  const total = response.headers.get('X-Total-Count')
  return {
    items: body,
    next: next ? new URL(next, location.origin).searchParams.get('cursor') : null,
    total: total === null ? undefined : Number(total),
  }
}

/** `unsent`: there was no connection before it was to be sent, so nothing of it can have arrived. */
export const unreachable = (unsent = false) =>
  new CallFault({
    status: 0,
    code: 'unreachable',
    detail: unsent
      ? 'You are offline. Nothing was sent. What you typed is still here: send it again when you are back.'
      : 'The shop cannot be reached. Check your connection and try again: nothing you typed is lost.',
    errors: [],
    requestId: null,
  })

/** A refusal as the shop told it; an answer that is none of ours, such as a proxy’s, in plain words. */
export async function faultOf(response: Response): Promise<CallFault> {
  const said = (await response.json().catch(() => null)) as {
    code?: RefusalCode
    detail?: string
    errors?: FieldError[]
    requestId?: string
  } | null
  return new CallFault({
    status: response.status,
    code: said?.code ?? 'unavailable',
    detail: said?.detail ?? 'The shop cannot answer at the moment. Try again in a few seconds.',
    errors: said?.errors ?? [],
    requestId: said?.requestId ?? response.headers.get('X-Request-Id'),
  })
}
