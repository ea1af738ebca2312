import { searchMatches } from '../../contract/call.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { ids } from './examples/things.ts'

export const headers = {
  Link: {
    description: 'The page after this one: <…>; rel="next". Absent on the last.',
    schema: { type: 'string' },
    example: '</api/parts?cursor=eyJhZnRlciI6MX0>; rel="next"',
  },
  'X-Total-Count': {
    description: 'How many there are, when that is cheap to know.',
    schema: { type: 'integer', minimum: 0 },
    example: 640,
  },
  'X-Search-Match': {
    description:
      'Of a search. all: the list has what was asked; corrected: of another spelling; near: the list is empty, and GET /part-search has what comes near; none: nothing does.',
    schema: { type: 'string', enum: [...searchMatches] },
    example: 'all',
  },
  ETag: {
    description: 'Of these very bytes. Send it as If-None-Match: 304 says that nothing changed.',
    schema: { type: 'string' },
    example: '"wO6vGpBM9gQ3Wf2jT0xkXh8Jm1k7rVwYb5cQ2s4uZ8E"',
  },
  'Content-Disposition': {
    description: 'What the file is called.',
    schema: { type: 'string' },
    example: 'attachment; filename="shop-orders.csv"',
  },
  Location: {
    description: 'Where the browser goes on.',
    schema: { type: 'string' },
    example: '/dashboard',
  },
  'X-Request-Id': {
    description: 'Of this request, as in the log.',
    schema: { type: 'string', format: 'uuid' },
    example: ids.other,
  },
  'RateLimit-Policy': {
    description:
      'What is counted: quota `q` in a window of `w` seconds. A list of draft-ietf-httpapi-ratelimit-headers. Absent where nothing is counted.',
    schema: { type: 'string' },
    example: '"address";q=400;w=10',
  },
  RateLimit: {
    description: 'Where the caller stands: `r` requests are left for `t` seconds.',
    schema: { type: 'string' },
    example: '"address";r=399;t=10',
  },
  'Retry-After': {
    description: 'When to try again, in seconds.',
    schema: { type: 'integer', minimum: 0 },
    example: 7,
  },
}

/** The headers of every answer of the API. */
export const ofAll = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'] as const

export const headerRefs = (names: readonly (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export const namedParameters = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeated request safe: the same key with the same request gets the same answer and happens once. 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: 'order-2026-01-12-0042',
  },
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'Any language: the file is for a person, and written as spreadsheets open it where the shop is, with semicolons and a decimal comma where that is the manner of its locale. Without it, and with *, commas part cells and numbers have a point, wherever the shop is. Times are ISO 8601 in both.',
    schema: { type: 'string', maxLength: 255 },
    example: '*',
  },
}

/** A call's name in words: placeOrderOfLines is “Place order of lines”. */
export const summaryOf = (name: string) =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : ` ${letter.toLowerCase()}`))

/** What stands for one status: each code with its words, and an example of each. */
export function problemAnswer(codes: RefusalCode[], more: string[] = []) {
  const [first = 'internal'] = codes
  const status = refusals[first][0]
  const waits = status === 429 || status === 503
  return {
    description: [...codes.map((code) => `\`${code}\`: ${refusals[code][1]}`), ...more].join(
      '\n\n',
    ),
    headers: headerRefs(waits ? [...ofAll, 'Retry-After'] : ofAll),
    'x-codes': codes,
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  }
}

/** 429, with what is counted. */
export const limited = (limits: string[]) =>
  problemAnswer(['too_many_requests'], [`At most ${limits.join('; ')}.`])
