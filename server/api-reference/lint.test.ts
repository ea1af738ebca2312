import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { described } from './described.fixture.ts'

const here = import.meta.dirname
const program = (name: string) => path.join(here, '../../node_modules/.bin', name)
const rules = (name: string) => path.join(here, `${name}.yaml`)

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'partwright-description-'))
  file = path.join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(described))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a linter prints. It asks nobody about itself: tests run offline. */
const run = (name: string, args: string[]) =>
  new Promise<string>((resolve) => {
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    }
    // what it finds is in what it prints: it ends with 1 then
    execFile(program(name), args, { env, maxBuffer: 2 ** 26 }, (_, printed) => resolve(printed))
  })

test.concurrent('found: P2 the description is valid under @redocly/cli', {
  timeout: 300_000,
}, async () => {
  const args = ['lint', file, `--config=${rules('redocly')}`, '--format=json']
  const { totals, problems } = JSON.parse(await run('redocly', args)) as {
    totals: object
    problems: { ruleId: string; message: string; location: { pointer?: string }[] }[]
  }
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  )
  expect(found).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

test.concurrent('found: P2 the description is valid under @stoplight/spectral-cli', {
  timeout: 300_000,
}, async () => {
  const args = ['lint', file, '--ruleset', rules('spectral'), '--format=json', '--quiet']
  const found = JSON.parse(await run('spectral', args)) as {
    code: string
    message: string
    path: string[]
  }[]
  expect(found.map((one) => `${one.code}: ${one.message} ${one.path.join('/')}`)).toEqual([])
})
