import type { Description, Operation } from './description.fixture.ts'
import { faultsOf, type JsonSchema } from './json-schema.fixture.ts'
import { type Answer, guardMs } from './send.fixture.ts'

const headers: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src 'none'/,
  'cache-control': /no-store|max-age/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}

/** What only the inside of the shop says: stack traces, SQL and its errors. */
const inside =
  /\bat (async )?[\w.<>]+ \(|node:internal|node_modules|\.[mc]?[jt]s:\d|DatabaseError|violates|syntax error at|invalid (byte|input) s|relation "|TypeError|RangeError|ReferenceError/

/** What is wrong with the answer of an operation, whatever was asked. `null` is no answer in time. */
export function judge(
  { whole }: Description,
  operation: Operation,
  answer: Answer | null,
): string[] {
  if (!answer) return [`no answer within ${guardMs} ms`]
  // an address too long to be read is of no operation
  if (answer.status === 431) return faultsOfHeaders(answer)
  return [
    ...faultsOfStatus(operation, answer),
    ...faultsOfHeaders(answer),
    ...faultsOfBody(operation, answer, whole),
  ]
}

function faultsOfStatus({ responses }: Operation, { status, headers: given }: Answer) {
  const faults: string[] = []
  if (status >= 500) faults.push(`answered ${status}`)
  if (!responses[status]) faults.push(`${status} is not described`)
  if ((status === 429 || status === 503) && !given['retry-after']) faults.push('no Retry-After')
  return faults
}

function faultsOfHeaders({ headers: given }: Answer) {
  const faults = Object.entries(headers).flatMap(([name, pattern]) =>
    pattern.test(String(given[name] ?? '')) ? [] : [`${name}: ${String(given[name])}`],
  )
  for (const name of ['server', 'x-powered-by']) if (given[name]) faults.push(`says ${name}`)
  return faults
}

function faultsOfBody({ responses }: Operation, answer: Answer, whole: JsonSchema): string[] {
  const promised = Object.entries(responses[answer.status]?.content ?? {})
  const type = String(answer.headers['content-type'] ?? '').split(';')[0]!
  const text = answer.body.toString()
  if (answer.status >= 300 && inside.test(text))
    return [`tells of its inside: ${text.slice(0, 300)}`]
  if (promised.length === 0) return answer.body.length > 0 ? [`a body of ${type}`] : []
  const schema = promised.find(([name]) => name === type)?.[1].schema
  if (!schema) return [`is ${type || 'of no type'}, not ${promised.map(([name]) => name).join()}`]
  if (type === 'text/csv')
    return /^\ufeff"(At|Order|mpn|Day|Category|Buyer|Part|sku|country|method|Number)",/.test(text)
      ? []
      : ['is no export']
  if (type === 'application/xml') return text.startsWith('<?xml ') ? [] : ['is no XML']
  if (type === 'application/pdf') return text.startsWith('%PDF-') ? [] : ['is no PDF']
  return faultsOfJson(schema, text, answer.status, whole)
}

const problem = { $ref: '#/components/schemas/Problem' }

function faultsOfJson(schema: JsonSchema, text: string, status: number, whole: JsonSchema) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [`is no JSON: ${text.slice(0, 100)}`]
  }
  const faults = faultsOf(schema, value, whole)
  const said = (value as { status?: unknown } | null)?.status
  if (schema.$ref === problem.$ref && said !== status) faults.push(`says status ${String(said)}`)
  return faults
}
