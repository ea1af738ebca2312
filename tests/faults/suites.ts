import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const vitest = (...files: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--retry=0',
  ...files,
]

/** A program that proves rows or goals besides the fault runs, with what makes it do so as often as asked. */
export type Suite = { goals?: string; args: string[]; environment?: Record<string, string> }

/** Each prints its rows' lines (tests/goal.ts). In full also what the goals ask for besides faults. */
export const suites = (seed: number, full: boolean): Record<string, Suite> => ({
  ...(full ? inFull(String(seed)) : {}),
  F15: {
    goals: 'G18',
    args: vitest('tests/races/starting.test.ts'),
    environment: full ? { RACES: 'full' } : {},
  },
  'F17 F18': {
    args: vitest('tests/fuzz/slow.test.ts', 'tests/fuzz/large.test.ts'),
    environment: full ? { FUZZ_SOCKETS: '500', FUZZ_BODIES: '100' } : {},
  },
})

const inFull = (seed: string): Record<string, Suite> => ({
  // the longest: the others are run beside it
  mutants: { goals: 'G20', args: ['scripts/mutants.ts'] },
  F13: {
    goals: 'G1 G2 G4 G6 G9 G15',
    args: vitest('tests/races/races.test.ts'),
    environment: { RACES: 'full', RACES_SEED: seed },
  },
  fuzz: {
    goals: 'G7',
    args: vitest('tests/fuzz/fuzz.test.ts'),
    environment: { FUZZ_RUNS: '10000', FUZZ_SEED: seed },
  },
  access: {
    goals: 'G6 G8 G9 G10',
    args: vitest('tests/access'),
    environment: { FORGERIES: '1000', FORGERIES_SEED: seed, OBJECTS: '10' },
  },
  asvs: { goals: 'G11', args: vitest('tests/house/asvs.test.ts') },
  text: { goals: 'G12', args: vitest('tests/journeys/hostile-text.browser.test.ts') },
  uploads: { goals: 'G13', args: vitest('server/images/pictures/hostile-files.test.ts') },
  logs: { goals: 'G14', args: vitest('server/http/log.test.ts') },
})

/**
 * Runs it; answers the lines of its goals and its counts. Throws, when something failed, with the names of what did and the
 * end of the output.
 */
export async function runSuite({ args, environment = {} }: Suite): Promise<string[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => output.push(piece))
  child.stderr.on('data', (piece: Buffer) => output.push(piece))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const lines = Buffer.concat(output).toString('utf8').split('\n')
  const failed = lines.filter((line) => /^ FAIL |survived in|broken in/.test(line))
  if (code !== 0) throw new Error([...failed, ...lines.slice(-40)].join('\n'))
  return lines
    .filter((line) => /^[FGT]\d+: |^ *Tests |^\d+ mutants, /.test(line))
    .map((line) => line.trim().replace(/ +/g, ' '))
}
