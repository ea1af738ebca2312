import fc from 'fast-check'

/** Marks a JSON number that no number of ours can spell; written without its quotes. */
export const literal = (digits: string) => `@@${digits}@@`

export const sqlPayloads = [
  "' or '1'='1",
  "'; drop table orders; --",
  "x' union select null, null, null --",
  '1; select pg_sleep(20)',
  "'||(select version())||'",
  '" or ""="',
  "\\'; select 1; --",
  '$1',
  '$1::text',
  "%' and 1=cast((select 1) as int) and '%'='",
  "admin'/*",
  "') or ('a'='a",
  "'; copy users to program 'id'; --",
  "x' and (select count(*) from users) > 0 and 'a' like '%a",
  '%',
  '_',
  "' order by 99 --",
  "'::uuid; update users set role = 'admin'; --",
]

const scriptPayloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{7*7}}',
  '../../../../etc/hosts',
  'x\r\nSet-Cookie: a=b',
  'http://169.254.169.254/latest/',
]

const unicode = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eabc\u202c',
  '\u200f\u061c',
  'ａｄｍｉｎ＠ｅｘａｍｐｌｅ.test',
  '\u212aelvin',
  '\ufb01\u0132\u2460',
  '\u{1f5a5}\ufe0f\u{20bb7}\u{10ffff}',
  'e\u0301'.repeat(40),
  'Z\u0351\u036b\u0343'.repeat(30),
  '\ufeff \u00a0\u2028\u2029\u0085',
  '\uffff\ufffe',
  'İıſß',
]

const large = [1_000, 5_001, 30_000].map((length) => 'a'.repeat(length))

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...sqlPayloads) },
  { weight: 2, arbitrary: fc.constantFrom(...scriptPayloads) },
  { weight: 4, arbitrary: fc.constantFrom(...unicode) },
  { weight: 1, arbitrary: fc.constantFrom(...large) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\t\n', 'null', 'NaN', '[object Object]') },
)

export const oddNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[0, -0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 2 ** 53 + 2, 1e21, 1e-7, 5e-324, 1.79e308],
    ...['1e309', '-1e309', '9'.repeat(400), '1e-400', '0.1e1', '-0'].map(literal),
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, for a place that asks for another. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Keys that mean something to the language, or to nobody. */
export const extraKey: fc.Arbitrary<string> = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON'],
  ...['_id', 'role', 'status', 'email', 'isAdmin', 'email_verified', 'emailVerified', 'buyerId'],
  ...[
    'transactionId',
    'price_minor',
    '',
    ' ',
    '\u0000',
    '\ud800',
    'a.b',
    '$where',
    '__defineGetter__',
  ],
)

/** Bodies that are text, not values: malformed, deep, huge. */
export const rawBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', '{', '[', '"', 'nul', '{"a":1,}', "{'a':1}", 'undefined', '\ufeff{}', '{}{}', '\u0000'],
    ...['['.repeat(30_000), `${'['.repeat(9_000)}${']'.repeat(9_000)}`],
    ...[`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, '"'.padEnd(70_000, 'x').concat('"')],
    ...['{"a":"\\u12"}', '{"a":01}', '{"a":1e}', '-', '{"rating":5,"rating":"x"}', '[1,2,3]'],
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
