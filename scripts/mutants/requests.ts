import { mutant } from './mutant.ts'

const input = 'server/requests/input.ts'
const address = 'server/requests/address.ts'
const headers = 'server/requests/headers.ts'
const limitsTest = 'server/requests/limits/limits.test.ts'
const requestsTest = 'server/http/requests.test.ts'
const signInBody = 'server/identity/sign-in/body.ts'
const unknownTest = 'server/requests/unknown-names.test.ts'
const headersTest = 'server/requests/headers.test.ts'

/** Requests: how many, how large, of what kind, from where, and what every answer carries. */
export const requestMutants = [
  mutant(
    'unknown-names-of-query',
    'T81',
    [[input, 'query, unknownNames(call.query, query, call))', 'query)']],
    unknownTest,
    'in the query of the parts finds none',
  ),
  mutant(
    'unknown-names-of-body',
    'T81',
    [[input, 'beside, unknownNames(call.body, beside, call, Object.keys(params))', 'beside']],
    unknownTest,
    'is told beside what else is wrong',
  ),
  mutant(
    'unknown-names-of-sign-in',
    'T81',
    [[signInBody, 'if (errors.length > 0) throw', 'if (errors.length > 99) throw']],
    unknownTest,
    'is refused by /api/auth',
  ),
  mutant(
    'address-not-claimed',
    'T10',
    [[address, "if (config.trustedProxies === 0) return keyOf(socket ?? '127.0.0.1')"]],
    limitsTest,
    'trusted proxies, X-Forwarded-For',
  ),
  mutant(
    'address-from-the-right',
    'T10',
    [[address, ".at(-config.trustedProxies)?.trim() ?? ''", ".at(0)?.trim() ?? ''"]],
    limitsTest,
    'trusted proxies, X-Forwarded-For',
  ),
  mutant(
    'address-by-network',
    'T10',
    [[address, 'groups.slice(0, 4)', 'groups.slice(0, 8)']],
    limitsTest,
    'is counted as',
  ),
  mutant(
    'body-size',
    'T60 F18',
    [[input, 'if (Number(declared ?? 0) > limit)', 'if (limit < 0)']],
    requestsTest,
    '64 kB are the most',
  ),
  mutant(
    'body-size-in-pieces',
    'T60 F18',
    [[input, "if (size > limit) throw new Refusal('too_large', { limit: words })"]],
    requestsTest,
    'a body of a gigabyte',
  ),
  mutant(
    'content-type',
    'T56 T60',
    [[input, "if (type !== 'application/json' ||", 'if (']],
    requestsTest,
    'is no type that is taken',
  ),
  mutant(
    'content-encoding',
    'T60',
    [[input, " || request.headers.has('content-encoding')"]],
    requestsTest,
    'is no type that is taken',
  ),
  mutant(
    'utf-8',
    'T60',
    [[input, '{ fatal: true }', '{ fatal: false }']],
    requestsTest,
    'bytes that are no UTF-8',
  ),
  mutant(
    'one-of-each-parameter',
    'T23',
    [[input, 'if (Object.hasOwn(given, name) && !many)', 'if (name === null)']],
    'server/identity/people/users.test.ts',
    'refuses q=a&q=b',
  ),
  mutant(
    'storable-query',
    'T21',
    [[input, "if (value.includes('\\u0000') || !value.isWellFormed())", 'if (value === null)']],
    requestsTest,
    'T21 a query that holds',
  ),
  mutant(
    'storable-text',
    'T21',
    [
      [
        'contract/text/text.ts',
        "!value.includes('\\u0000') && value.isWellFormed()",
        'value !== null',
      ],
    ],
    'server/orders/orders.test.ts',
    'T21 parts that are not there',
  ),
  mutant(
    'page-size',
    'T63',
    [['contract/calls/shapes.ts', 'min(1).max(100).default(100)', 'min(1).default(100)']],
    'server/identity/people/users.test.ts',
    'refuses limit=101',
  ),
  mutant(
    'page-policy',
    'T58',
    [
      [
        'server/storefront/draw-pages.ts',
        "headers.set('Content-Security-Policy', policyOf(shop.config, signed.hashes))",
        "headers.set('Content-Security-Policy', policyOf(shop.config, []))",
      ],
    ],
    'server/storefront/storefront.test.ts',
    'T58 T59 runs the scripts',
  ),
  mutant(
    'policy-of-styles',
    'T59',
    [
      [
        'server/storefront/policy.ts',
        '"style-src \'self\'",',
        '"style-src \'self\'", "style-src-attr \'unsafe-inline\'",',
      ],
    ],
    'server/storefront/storefront.test.ts',
    'T59 found: S14',
  ),
  mutant(
    'headers-always',
    'T58',
    [[headers, 'for (const [name, value] of Object.entries(always)) headers.set(name, value)']],
    headersTest,
    'are on a 404',
  ),
  mutant(
    'policy-of-answers',
    'T58 T59',
    [
      [
        headers,
        "if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closed)",
      ],
    ],
    headersTest,
    'are on a list',
  ),
  mutant(
    'private-answers',
    'T58',
    [
      [
        headers,
        "if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')",
      ],
    ],
    headersTest,
    'private answers are stored nowhere',
  ),
  mutant(
    'https-only',
    'T58',
    [[headers, '  if (isHttps(config))\n', '  if (!config)\n']],
    headersTest,
    'T58 a shop at https',
  ),
  mutant(
    'policy-of-pages',
    'T59',
    [['server/storefront/policy.ts', '"default-src \'self\'"', '"default-src *"']],
    'server/storefront/storefront.test.ts',
    'T58 T59 runs the scripts',
  ),
  mutant(
    'frames-of-pages',
    'T58',
    [['server/storefront/policy.ts', '    "frame-ancestors \'none\'",\n']],
    headersTest,
    'are on a page',
  ),
  mutant(
    'log-of-rows',
    'T64',
    [['server/telemetry/log.ts', "...['err.detail', 'err.where'],"]],
    'server/http/log.test.ts',
    'T64 a failing database',
  ),
  mutant(
    'header-twice',
    'T77',
    [['server/http/is-ambiguous.ts', '    if (seen.includes(name)) return true\n']],
    'tests/fuzz/malformed.test.ts',
    'T77 found: S12 a request that says two',
  ),
]
