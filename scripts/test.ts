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
 * `npm test`: types, lint and format, who uses whom, then every test, then the short fault runs, which want the machine to
 * themselves; each of the first three counts as one.
 */
async function main(args: string[]): Promise<number> {
  const withBrowser = !args.includes('--no-browser')
  const counts: Counts[] = [
    await step('types', bin('tsc'), ['-p', '.']),
    await step('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
    await step('rooms', process.execPath, [...quiet, 'scripts/rooms.ts']),
    await tests('tests', withBrowser, []),
    await tests('fault runs', withBrowser, ['tests/faults'], { FAULTS: 'short' }),
  ]
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') === 0 && sum('passed') > 4 ? 0 : 1
}

async function step(name: string, program: string, args: string[]): Promise<Counts> {
  process.stdout.write(`\n${name}\n`)
  const code = await run(program, args)
  process.stdout.write(code === 0 ? '  ok\n' : `  failed (${code})\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The tests, counted from the runner's own report; a run that broke off counts as a failure. */
async function tests(
  name: string,
  withBrowser: boolean,
  files: string[],
  environment: Record<string, string> = {},
): Promise<Counts> {
  process.stdout.write(`\n${name}\n`)
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-report-'))
  const report = path.join(folder, 'report.json')
  if (withBrowser) findBrowser()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), ['run', ...files, ...reporters], {
    BROWSER: withBrowser ? 'on' : 'off',
    ...environment,
  })
  const { numPassedTests, numFailedTests } = await readFile(report, 'utf8')
    .then((text) => JSON.parse(text) as { numPassedTests: number; numFailedTests: number })
    .catch(() => ({ numPassedTests: 0, numFailedTests: 1 }))
  await rm(folder, { recursive: true, force: true })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
}

async function run(
  program: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...more },
  })
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

process.exitCode = await main(process.argv.slice(2))
