import type { Call } from '../../contract/call.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { id, pathId } from '../../contract/text.ts'

/** Everything that a call may refuse, by rising status: what its shape brings with it, and what it declares. */
export function refusalsOf(call: Call): RefusalCode[] {
  const codes = new Set<RefusalCode>([
    ...ofInput(call),
    ...ofWho(call),
    ...(call.refuses ?? []),
    'too_many_requests',
    'internal',
    'unavailable',
  ])
  if (namesSomething(call)) codes.add('not_found')
  if (call.method !== 'GET') codes.add('storage_full')
  return [...codes].sort((a, b) => refusals[a][0] - refusals[b][0])
}

function ofInput(call: Call): RefusalCode[] {
  const codes: RefusalCode[] = []
  if (
    call.query ||
    call.body ||
    call.once ||
    fieldsOf(call.params).some(([, field]) => field !== pathId)
  )
    codes.push('invalid_input')
  if (call.body && !call.upload) codes.push('malformed_body', 'unsupported_type')
  if (call.body && call.params) codes.push('conflicting_input')
  if (call.upload) codes.push('unsupported_type')
  if (call.body || call.upload || call.who === 'provider') codes.push('too_large')
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
  return call.who === 'member' && !byEmail ? always : [...always, 'not_allowed']
}

/** Whether an id or an e-mail in the request may be of nothing. */
const namesSomething = (call: Call) =>
  fieldsOf(call.params).length > 0 || fieldsOf(call.body).some(([, field]) => refersTo(field))

const refersTo = (field: unknown) =>
  field === id || (field as { unwrap?: () => unknown }).unwrap?.() === id

function fieldsOf(schema: unknown): [name: string, field: unknown][] {
  return Object.entries((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})
}
