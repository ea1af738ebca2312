import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openVies } from '../../server/tax/ids/vies.ts'
import { serve, startCards } from '../cards/cards.fixture.ts'

let running: Awaited<ReturnType<typeof startCards>>
beforeAll(async () => {
  running = await startCards()
})
afterEach(async () => {
  running.sandbox.faults.clear()
  await change('manner', { manner: 'up' })
  await change('refused', { numbers: '' })
})
afterAll(() => running.stop())

const at = (path: string) => `http://127.0.0.1:${running.sandbox.port}${path}`
const change = async (what: string, form: Record<string, string>, headers = {}) =>
  (
    await fetch(at(`/vies/${what}`), {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })
  ).status
const ask = (number: string, requester = '') =>
  openVies(at('/taxation_customs/vies/rest-api')).check(number, requester)

test('a number with right check digits is valid, but one that is listed', async () => {
  expect(await ask('DE136695976', 'ATU13585627')).toEqual({
    result: 'valid',
    name: 'Company DE136695976',
    address: 'Register Street 1\n1000 DE',
    consultationNo: expect.stringMatching(/^WAPI[0-9A-F]{12}$/),
    note: '',
  })
  expect(await ask('DE136695977')).toMatchObject({
    result: 'invalid',
    name: '',
    consultationNo: '',
  })
  expect(await ask('EL094259216')).toMatchObject({ result: 'valid', consultationNo: '' })
  expect(await ask('GR 094 259 216')).toMatchObject({ result: 'valid' })
  expect(await change('refused', { numbers: 'de136695976, XI980780684' })).toBe(303)
  expect(await ask('DE136695976')).toMatchObject({ result: 'invalid' })
  expect(await ask('XI980780684')).toMatchObject({ result: 'invalid' })
  expect(await ask('ATU13585627')).toMatchObject({ result: 'valid' })
})

test('an asker whom it does not know gets an answer without a consultation number', async () => {
  expect(await ask('DE136695976', 'ATU13585628')).toMatchObject({
    result: 'valid',
    consultationNo: '',
    note: expect.stringContaining('seller’s own'),
  })
  expect(await ask('DE136695976', 'US 12-3456789')).toMatchObject({ result: 'valid', note: '' })
})

test.each([
  ['down', 'It said MS_UNAVAILABLE.'],
  ['wrong', 'It answered what is no answer.'],
])('a register that is %s is unknown, never invalid', async (manner, note) => {
  await change('manner', { manner })
  for (const number of ['DE136695976', 'DE136695977'])
    expect(await ask(number)).toMatchObject({ result: 'unknown', note })
})

test('a slow one is waited for', async () => {
  await change('manner', { manner: 'slow' })
  const began = performance.now()
  expect(await ask('DE136695976')).toMatchObject({ result: 'valid' })
  expect(performance.now() - began).toBeGreaterThan(2_900)
})

test.each([
  [{ kind: 'error', status: 503 }, 'It said SERVICE_UNAVAILABLE.'],
  [{ kind: 'cut' }, 'It cannot be reached.'],
  [{ kind: 'hang' }, 'No answer within 10 seconds.'],
] as const)('%j is unknown', { timeout: 20_000 }, async (fault, note) => {
  running.sandbox.faults.set('vies', fault)
  expect(await ask('DE136695976')).toMatchObject({ result: 'unknown', note })
})

test('what other servers say there is unknown', async () => {
  const right = { countryCode: 'DE', vatNumber: '136695976' }
  const odd = [
    '',
    'null',
    '<html>Maintenance</html>',
    JSON.stringify({ ...right, isValid: true }),
    JSON.stringify({ ...right, valid: false, userError: 'MS_UNAVAILABLE' }),
    JSON.stringify({ ...right, vatNumber: '136695977', valid: false }),
    JSON.stringify({ ...right, valid: false, errorWrappers: [{ error: 'TIMEOUT' }] }),
    JSON.stringify({ ...right, valid: true, name: 'x'.repeat(100_000) }),
  ]
  let body = ''
  const other = await serve((_, outgoing) => outgoing.end(body))
  for (body of odd)
    expect(await openVies(other.url).check('DE136695976', ''), body.slice(0, 80)).toMatchObject({
      result: 'unknown',
      note: expect.stringMatching(/^It (said|answered)/),
    })
  body = JSON.stringify({ ...right, valid: false, userError: 'INVALID' })
  expect(await openVies(other.url).check('DE136695976', '')).toMatchObject({ result: 'invalid' })
  const elsewhere = await serve((_, outgoing) =>
    outgoing.writeHead(307, { location: other.url }).end(),
  )
  expect(await openVies(elsewhere.url).check('DE136695976', '')).toMatchObject({
    result: 'unknown',
  })
  await other.stop()
  await elsewhere.stop()
})

test('pages of other origins change nothing there', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await change('manner', { manner: 'down' }, foreign)).toBe(403)
  expect(await change('manner', { manner: 'gone' })).toBe(400)
  expect(await ask('DE136695976')).toMatchObject({ result: 'valid' })
})
