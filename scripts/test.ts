import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.ts'

type Counts = { passed: number; failed: number }

const root = path.dirname(import.meta.dirname)
const quiet = ['--disable-warning=ExperimentalWarning']
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name)

/**
 * `npm test`: every test, the short fault runs last, and beside them types, lint and format, and who uses whom, each of
 * which counts as one.
 */
async function main(args: string[]): Promise<number> {
  const withBrowser = !args.includes('--no-browser')
  const counts = await Promise.all([
    tests(withBrowser),
    // four checkers, as is usual, check what files share four times
    step('types', bin('tsc'), ['-p', '.', '--checkers', '1']),
    step('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
    step('rooms', process.execPath, [...quiet, 'scripts/rooms.ts']),
  ])
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 && sum('passed') > 3 ? 0 : 1
}

/** What it says is told when it has ended, in one piece. */
async function step(name: string, program: string, args: string[]): Promise<Counts> {
  const { code, said } = await run(program, args, 'pipe')
  process.stdout.write(`\n${said}${name}: ${code === 0 ? 'ok' : `failed (${code})`}\n\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** What passed only when it was tried again, and why it had not: a test that needs luck, or a fault that hides behind it. */
function secondTries(files: Report['testResults']): string {
  const tried = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  if (tried.length === 0) return ''
  const told = tried.map(
    ({ fullName, failureMessages: [why = ''] }) => `  ${fullName}\n    ${why.slice(0, 600)}\n`,
  )
  return `\nPassed at the second try:\n${told.join('')}`
}

/** The tests, counted from the runner's own report; a run that broke off counts as a failure. */
async function tests(withBrowser: boolean): Promise<Counts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-report-'))
  const report = path.join(folder, 'report.json')
  if (withBrowser) findBrowser()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(bin('vitest'), ['run', ...reporters], 'inherit', {
    BROWSER: withBrowser ? 'on' : 'off',
    FAULTS: 'short',
  })
  const { numPassedTests, numFailedTests, testResults } = await readFile(report, 'utf8')
    .then((text) => JSON.parse(text) as Report)
    .catch((): Report => ({ numPassedTests: 0, numFailedTests: 1, testResults: [] }))
  process.stdout.write(secondTries(testResults))
  await rm(folder, { recursive: true, force: true })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}

async function run(
  program: string,
  args: string[],
  output: 'inherit' | 'pipe',
  more: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...more },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
    })
  const code = await new Promise<number>((resolve) =>
    child.once('close', (ended) => resolve(ended ?? 1)),
  )
  return { code, said }
}

process.exitCode = await main(process.argv.slice(2))
