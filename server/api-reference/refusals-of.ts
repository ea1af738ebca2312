import type { Call } from '../../contract/call.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { id } from '../../contract/text/text.ts'

/** Everything that a call may refuse, by rising status: what its shape brings with it, and what it declares. */
export function refusalsOf(call: Call): RefusalCode[] {
  const codes = new Set<RefusalCode>([
    ...ofInput(call),
    ...ofWho(call),
    ...ofKeys(call),
    ...(call.refuses ?? []),
    'too_many_requests',
    'internal',
    'unavailable',
  ])
  if (namesSomething(call)) codes.add('not_found')
  if (call.method !== 'GET') codes.add('storage_full')
  return [...codes].sort((a, b) => refusals[a][0] - refusals[b][0])
}

/** A body is read, and an unknown name refused, also where none is asked for. */
function ofInput(call: Call): RefusalCode[] {
  const codes: RefusalCode[] = ['invalid_input']
  if (call.method !== 'GET') codes.push('malformed_body', 'too_large')
  if (call.method !== 'GET' && call.who !== 'provider') codes.push('unsupported_type')
  if (call.method !== 'GET' && call.params && !call.upload) codes.push('conflicting_input')
  if (call.once) codes.push('key_reused')
  if (call.once === 'effect') codes.push('request_running')
  return codes
}

function ofWho(call: Call): RefusalCode[] {
  if (call.who === 'anyone' || call.who === 'provider') return []
  if (call.who === 'session') return ['not_signed_in', 'wrong_origin']
  const byEmail = [...fieldsOf(call.params), ...fieldsOf(call.query)].some(
    ([name]) => name === 'email',
  )
  const always: RefusalCode[] = ['not_signed_in', 'second_factor_needed']
  return call.who === 'user' && !byEmail ? always : [...always, 'not_allowed']
}

/** What is said to a program's key, wherever it comes. */
const ofKeys = ({ scope }: Call): RefusalCode[] =>
  scope
    ? ['key_not_valid', 'address_not_allowed', 'scope_missing']
    : ['key_not_valid', 'address_not_allowed', 'not_for_keys']

/** Whether an id or an e-mail in the request may be of nothing. */
const namesSomething = (call: Call) =>
  fieldsOf(call.params).length > 0 || fieldsOf(call.body).some(([, field]) => refersTo(field))

const refersTo = (field: unknown) =>
  field === id || (field as { unwrap?: () => unknown }).unwrap?.() === id

function fieldsOf(schema: unknown): [name: string, field: unknown][] {
  return Object.entries((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})
}
