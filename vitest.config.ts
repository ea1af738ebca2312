import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract', 'server', 'web', 'sandbox', 'tests'].map(
      (folder) => `${folder}/**/*.test.{ts,tsx}`,
    ),
    // fault runs have the machine to themselves: FAULTS=short, or npm run faults
    exclude: [...configDefaults.exclude, ...(process.env.FAULTS ? [] : ['tests/faults/**'])],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    maxWorkers: 2,
    // these bound hanging, no more: a slow machine with much else to do takes many times as long as a quiet one
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // what is broken fails twice; a browser on a busy machine may lose a race of its own once, and the report says so
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
  },
})
