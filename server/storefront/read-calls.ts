import type { Call } from '../../contract/call.ts'
import { calls, type PublicCallName, type PublicCalls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { api } from '../api.ts'
import { newId } from '../database/new-id.ts'
import { readInput } from '../requests/input.ts'
import { refuse } from '../requests/refuse.ts'
import type { Shop } from '../shop.ts'

/**
 * The public calls, in-process: what a page is rendered from. What they are given is checked as over HTTP; a refusal is
 * thrown as the Response that HTTP would have given, which the page tells in its own words.
 */
export function readCalls(shop: Shop): PublicCalls {
  const names = Object.keys(calls).filter((name) =>
    isPublic(calls[name as PublicCallName]),
  ) as PublicCallName[]
  // each answers what its own line of the contract says, which the type of a list cannot tell
  return Object.fromEntries(names.map((name) => [name, readCall(shop, name)])) as never
}

const isPublic = (call: Call) =>
  call.who === 'anyone' && (call.method === 'GET' || call.isReading === true)

function readCall(shop: Shop, name: PublicCallName) {
  const call: Call = calls[name]
  const answer = api[name] as (shop: Shop, caller: unknown, input: unknown) => Promise<unknown>
  return async (given: Record<string, unknown>) => {
    try {
      const { params, request } = requestFor(call, given, shop.config.publicUrl)
      return await answer(shop, { address: '' }, await readInput(call, request, params))
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) throw refuse(error, newId(), shop.log)
      throw error
    }
  }
}

function requestFor(call: Call, given: Record<string, unknown>, publicUrl: string) {
  if (call.method === 'GET') {
    const { params, query } = split(call, given)
    return { params, request: new Request(`${publicUrl}/api?${query}`) }
  }
  const request = new Request(`${publicUrl}/api`, {
    method: call.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  })
  return { params: {}, request }
}

/** What stands in the path, and the rest as a query; lists repeat their name. */
function split(call: Call, given: Record<string, unknown>) {
  const params: Record<string, string> = {}
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (call.path.includes(`{${name}}`)) params[name] = String(value)
    else for (const one of [value].flat()) query.append(name, String(one))
  }
  return { params, query }
}
