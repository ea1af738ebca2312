import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { writeInMemory } from './tests/write-in-memory.ts'

writeInMemory()

const include = ['bom', 'contract', 'demo', 'server', 'web', 'sandbox', 'tests'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
)
/** What wants modules that nobody has loaded before. */
const alone = [
  'sandbox/identities/identities.test.ts',
  'server/identity/passwords/unread-list.test.ts',
]
const exclude = [
  ...configDefaults.exclude,
  // fault runs have the machine to themselves: FAULTS=short, or npm run faults
  ...(process.env.FAULTS ? [] : ['tests/faults/**']),
  // BROWSER=off: npm run check
  ...(process.env.BROWSER === 'off' ? ['**/*.browser.test.ts'] : []),
]

export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/as-anew.ts'],
    pool: 'forks',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // one more than the processors of a small machine: tests also wait
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // these bound hanging, no more: a slow machine with much else to do takes many times as long as a quiet one
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // what is broken fails twice; a browser on a busy machine may lose a race of its own once, and the report says so
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // a worker loads the shop once, for all of its files
      {
        extends: true,
        test: { name: 'together', isolate: false, include, exclude: [...exclude, ...alone] },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude } },
    ],
  },
})
