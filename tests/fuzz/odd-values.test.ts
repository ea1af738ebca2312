import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Description, type Operation, readDescription } from './description.fixture.ts'
import { type FuzzShop, openFuzzShop } from './fuzz-shop.fixture.ts'
import { leavesOf, replacedAt } from './places-of-schema.fixture.ts'
import { type Plan, plansOf } from './plans.fixture.ts'
import { createSender } from './send.fixture.ts'
import { toRequest } from './to-request.fixture.ts'

/** Beyond it no amount, count or measure means anything, and PostgreSQL's bigint is near. */
const utmost = 1e15
const odd = {
  number: [
    1e17,
    1e300,
    -1e300,
    2 ** 53,
    2 ** 53 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    0.1 + 0.2,
    -0,
    5e-324,
  ],
  text: ['\u0000', 'x\u0000y', '\ud800', 'x\udfff', '\ufffe\uffff'],
}
const isNumber = ({ type }: { type?: unknown }) => type === 'number' || type === 'integer'

let world: FuzzShop
let description: Description
let sender: ReturnType<typeof createSender>

beforeAll(async () => {
  world = await openFuzzShop()
  description = await readDescription(world.shop.publicUrl)
  sender = createSender(world.shop.config.port)
})
afterAll(async () => {
  sender?.close()
  await world?.close()
})

/** Sends each; answers what went wrong, and what was said to each. */
async function sendAll(plans: { plan: Plan; says: string }[]) {
  const faults: string[] = []
  for (const { plan, says } of plans) {
    const answer = await sender.send(toRequest(world, plan))
    if (!answer || answer.status >= 500)
      faults.push(
        `${plan.operation.name} ${says}: ${answer?.status} ${answer?.body.toString().slice(0, 200)}`,
      )
    else await world.learn(plan, answer)
  }
  return faults
}

/** Requests that should be taken, but for one place of them: each place with each of the odd values. */
function bent(operation: Operation): { plan: Plan; says: string }[] {
  const valid = fc
    .sample(plansOf(operation, description.whole), { seed: 7, numRuns: 60 })
    .find((one) => one.kind === 'valid' && one.actor !== 'visitor')
  const plan = { ...valid!, key: undefined }
  const { body } = operation
  const inBody = body ? leavesOf(body.schema, description.whole) : []
  const bodies = inBody.flatMap(({ path, schema }) =>
    (isNumber(schema) ? odd.number : odd.text).map((value) => ({
      plan: { ...plan, body: replacedAt(plan.body, path, value) },
      says: `${path.join('.')} = ${JSON.stringify(value)}`,
    })),
  )
  const beside = operation.parameters.flatMap(({ name, in: at, schema }) =>
    [...(isNumber(schema) ? odd.number : []), ...odd.text].map((value) => {
      const place = at === 'path' ? 'path' : 'query'
      return {
        plan: { ...plan, [place]: { ...plan[place], [name]: value } },
        says: `${name} = ${JSON.stringify(value)}`,
      }
    }),
  )
  return [...bodies, ...beside]
}

test('T76 found: S6 no number of a call is without an end', () => {
  const endless = description.operations.flatMap(({ name, parameters, body }) =>
    [
      ...parameters.map(({ name: path, schema }) => ({ path: [path], schema })),
      ...(body ? leavesOf(body.schema, description.whole) : []),
    ]
      .filter(({ schema }) => isNumber(schema))
      .filter(
        ({ schema }) =>
          !(Number(schema.maximum) <= utmost) ||
          !(Number(schema.minimum ?? schema.exclusiveMinimum) >= -utmost),
      )
      .map(({ path }) => `${name} ${path.join('.')}`),
  )
  expect(endless).toEqual([])
})

test('T76 found: S6 S8 no odd number or text at any place of any call is a fault of ours', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = []
  let sent = 0
  for (const operation of description.operations) {
    const all = bent(operation)
    sent += all.length
    faults.push(...(await sendAll(all)))
  }
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThan(1_500)
  const log = (await readFile(world.shop.logFile, 'utf8')).split('\n')
  expect(log.filter((line) => /"unexpected/.test(line)).slice(0, 3)).toEqual([])
})

test('T76 found: S6 a cursor that nobody was given is refused or read, whatever its key', async () => {
  const keys = [
    2 ** 53 - 1,
    -(2 ** 53) + 1,
    2 ** 31,
    1.5,
    'x',
    '',
    '\u0000',
    '\ud800',
    null,
    {},
    true,
    undefined,
  ]
  const id = '019a0000-0000-7000-8000-000000000000'
  const cursors = keys.flatMap((key) =>
    [
      { id, key },
      { id, key, first: true },
    ].map((one) => Buffer.from(JSON.stringify(one)).toString('base64url')),
  )
  const sorts = [
    'newest',
    'name',
    'price',
    '-price',
    'quantity',
    '-quantity',
    'relevance',
    undefined,
  ]
  const plans = description.operations
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
    .flatMap((operation) => {
      const hasSort = operation.parameters.some(({ name }) => name === 'sort')
      const [plan] = fc.sample(plansOf(operation, description.whole), { seed: 3, numRuns: 1 })
      return (hasSort ? sorts : [undefined]).flatMap((sort) =>
        cursors.map((cursor) => ({
          plan: { ...plan!, actor: 'admin' as const, query: { cursor, ...(sort && { sort }) } },
          says: `${sort} ${cursor}`,
        })),
      )
    })
  expect(await sendAll(plans)).toEqual([])
  expect(plans.length).toBeGreaterThan(200)
})

test.each(['%00', '%ED%A0%80', '%zz', '%', 'x%00y', '%EF%BF%BE'])(
  'T76 found: S8 %s in an address or a query of a page is no fault of ours',
  async (text) => {
    const headers = { host: new URL(world.shop.publicUrl).host, accept: 'text/html' }
    for (const path of [
      '',
      'parts/',
      'purchase/',
      'images/',
      'dashboard/',
      'lists/shared/',
      'payment/',
    ])
      for (const target of [
        `/${path}${text}`,
        `/${path}?q=${text}`,
        `/parts?${text}=1&spec=${text}`,
      ]) {
        const answer = await sender.send({ method: 'GET', path: target, headers, body: undefined })
        expect([target, (answer?.status ?? 500) < 500]).toEqual([target, true])
      }
  },
)

test('T76 found: S6 an amount that no card payment takes is refused before it is looked up', async () => {
  const { user } = world.people.buyer
  for (const price of [1e17, 1e300, 2 ** 53, 100_000_000]) {
    const response = await user.call('POST', '/create-payment-intent', { price })
    expect([price, response.status]).toEqual([price, 400])
    const refused = (await response.json()) as { code: string; errors: { path: string }[] }
    expect(refused).toMatchObject({ code: 'invalid_input', errors: [{ path: 'price' }] })
  }
})
