import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSmallHouse, type SmallHouse } from './small-house.fixture.ts'

let house: SmallHouse

beforeEach(() => {
  house = buildSmallHouse()
  house.systemNode('v24.21.0')
})
afterEach(() => house.remove())

const both = { code: 0, out: JSON.stringify({ packages: ['saw', 'shelf'], node: 'the system’s' }) }

test.each([
  ['NODE_ENV', { NODE_ENV: 'production' }],
  ['npm’s omit', { npm_config_omit: 'dev optional peer' }],
  ['npm’s production', { npm_config_production: 'true' }],
])('found: D1 what builds the pages is installed, whatever %s says', async (_, environment) => {
  expect(await house.launch(['program.mjs'], environment)).toMatchObject(both)
})

test('found: D1 an install that was broken off, or lost something since, is done again', async () => {
  await house.launch(['program.mjs'])
  const again = await house.launch(['program.mjs'])
  expect(again).toMatchObject({ ...both, err: '' })
  for (const lost of ['saw', 'shelf', '.package-lock.json']) {
    rmSync(house.at('node_modules', lost), { recursive: true })
    const mended = await house.launch(['program.mjs'])
    expect(mended, lost).toMatchObject(both)
    expect(mended.err, lost).toContain('Installing what is missing')
  }
})

test('found: D1 an install that is killed in the middle, and all with it, is done by the next start', async () => {
  house.fill('saw', 1_000)
  expect(await house.breakOff(['program.mjs'])).toMatchObject({ code: null, out: '' })
  expect(existsSync(house.at('node_modules', '.package-lock.json'))).toBe(false)
  expect(existsSync(house.at('.preparing'))).toBe(true)
  const mended = await house.launch(['program.mjs'])
  expect(mended).toMatchObject({ ...both, err: expect.stringMatching(/^Installing what is/) })
  expect(readdirSync(house.at('node_modules', 'saw'))).toHaveLength(1_001)
  expect(existsSync(house.at('.preparing'))).toBe(false)
})

test('found: D1 two first starts at once install once', async () => {
  const starts = await Promise.all([house.launch(['program.mjs']), house.launch(['program.mjs'])])
  for (const start of starts) expect(start).toMatchObject(both)
  expect(starts.filter(({ err }) => err.includes('Installing'))).toHaveLength(1)
})

test('found: D1 an install that fails says so, and is tried again', async () => {
  rmSync(house.at('saw.tgz'))
  for (let start = 0; start < 2; start += 1) {
    const { code, err } = await house.launch(['program.mjs'])
    expect(code).not.toBe(0)
    expect(err).toContain('saw.tgz')
    expect(err).toContain('npm ci failed: see above. Mend it and start again.')
  }
})

test('found: D1 pages that cannot be built say why', async () => {
  mkdirSync(house.at('scripts'))
  cpSync(path.join(import.meta.dirname, '../../scripts/build.ts'), house.at('scripts/build.ts'))
  const { code, err } = await house.launch(['start'])
  expect(code).toBe(1)
  expect(err).toMatch(/the pages cannot be built:\nspawn\S* \S+react-router ENOENT/)
  expect(err).not.toContain('undefined')
})

test.each([
  ['v20.20.2', 'npm’s'],
  ['v22.23.3', 'npm’s'],
  ['v24.9.0', 'npm’s'],
  ['v24.18.0', 'npm’s'],
  ['v24.18.1', 'the system’s'],
  ['v24.22.0', 'the system’s'],
  ['v25.9.0', 'npm’s'],
  ['v26.5.0', 'npm’s'],
  ['v26.10.0', 'the system’s'],
  ['v28.0.0', 'the system’s'],
  ['v28.0.0-nightly20261101', 'npm’s'],
])('found: D6 where the system has Node %s, %s is used', async (version, whose) => {
  house.systemNode(version)
  const { out, err } = await house.launch(['program.mjs'])
  expect(JSON.parse(out)).toMatchObject({ node: whose })
  // what is not needed is not installed
  expect(existsSync(house.at('runtime', 'node_modules'))).toBe(whose === 'npm’s')
  expect(err.includes('Installing a Node')).toBe(whose === 'npm’s')
})

test('found: D6 without a Node that is new enough one line says what to install', async () => {
  house.systemNode('v22.23.3')
  house.withoutRuntime()
  const { code, err } = await house.launch(['program.mjs'])
  expect(code).toBe(1)
  expect(err).toContain(
    'Node 24.18.1 or 26.5.1 or newer is needed, and this machine has v22.23.3: install it, and start again.\n',
  )
})
