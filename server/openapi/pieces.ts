import { type RefusalCode, refusals } from '../../contract/refusals.ts'

export const headers = {
  Link: {
    description: 'The page after this one: <…>; rel="next". Absent on the last.',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description: 'How many there are, when that is cheap to know.',
    schema: { type: 'integer', minimum: 0 },
  },
  ETag: {
    description: 'Of these very bytes. Send it as If-None-Match: 304 says that nothing changed.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'Of this request, as in the log.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 0 } },
}

export const headerRefs = (names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export const namedParameters = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeated request safe: the same key with the same request gets the same answer and happens once. 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  },
}

/** What stands for one status: each code with its words, and an example of the body. */
export function problemAnswer(codes: RefusalCode[]) {
  const [first = 'internal'] = codes
  const status = refusals[first][0]
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code][1]}`).join('\n\n'),
    headers: headerRefs(
      status === 429 || status === 503 ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id'],
    ),
    'x-codes': codes,
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
      },
    },
  }
}
