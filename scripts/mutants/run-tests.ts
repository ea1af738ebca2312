import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Mutant } from './mutant.ts'

type Report = {
  testResults: {
    name: string
    assertionResults: { title: string; status: string; fullName: string }[]
  }[]
}
type Run = {
  /** Whether a test failed; a file that could not even start is none. */
  failed: boolean
  ran: boolean
  /** Whether a test that this mutant names ran and passed. */
  passed: (mutant: Mutant) => boolean
  seconds: number
}

/** Longer than the slowest of them with every timeout of its own. */
const maxMs = 600_000

/** Runs the tests that these mutants name, in the copy, up to the first failure when it is for one mutant. */
export async function runTests(folder: string, mutants: Mutant[]): Promise<Run> {
  const report = path.join(folder, 'mutants-report.json')
  await rm(report, { force: true })
  const started = performance.now()
  const files = [...new Set(mutants.map(({ tests }) => tests))]
  const names = [
    ...new Set(mutants.map(({ only }) => only.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))),
  ].join('|')
  const program = path.join(folder, 'node_modules/vitest/vitest.mjs')
  // a second try meets what the first one left, and may pass for that alone
  const bail = mutants.length === 1 ? ['--bail', '1', '--retry', '0'] : []
  const reporter = ['--reporter', 'json', '--outputFile', report]
  await run(folder, [program, 'run', ...files, '-t', names, ...bail, ...reporter])
  const results = await readFile(report, 'utf8')
    .then((text) => (JSON.parse(text) as Report).testResults)
    .catch(() => [])
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  )
  return {
    failed: tests.some(({ status }) => status === 'failed'),
    ran: tests.some(({ status }) => status === 'passed'),
    passed: ({ tests: file, only }) =>
      tests.some(
        (test) =>
          test.file.endsWith(file) && test.fullName.includes(only) && test.status === 'passed',
      ),
    seconds: Math.round((performance.now() - started) / 1_000),
  }
}

async function run(folder: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    stdio: 'ignore',
    timeout: maxMs,
  })
  await new Promise((resolve) => child.once('exit', resolve))
}
