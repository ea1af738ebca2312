import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { inParallel } from '../tests/in-parallel.ts'
import { copyTree } from './mutants/copy-tree.ts'
import type { Mutant } from './mutants/mutant.ts'
import { openMutant } from './mutants/open-mutant.ts'
import { runTests } from './mutants/run-tests.ts'
import { mutants } from './mutants/table.ts'

type Outcome = { mutant: Mutant; verdict: 'killed' | 'survived' | 'broken'; seconds: number }

const usage = `usage: npm run mutants [-- --only NAME ...] [-- --list]
  Takes each guard of the shop away in turn, in a copy of the tree, and runs the tests that must notice; as many at once
  as there are processors, two at most.
`

/** More would wait for each other: a test has a database, a shop and a browser of its own. */
const atOnce = Math.min(2, availableParallelism())

/** Answers the exit code: 0 when some test fails for every guard that is taken away. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { only } = values
  const unknown = only.filter((wanted) => !mutants.some(({ name }) => name === wanted))
  if (values.help || unknown.length > 0) {
    process.stdout.write(unknown.map((name) => `no mutant is called ${name}\n`).join('') + usage)
    return values.help ? 0 : 2
  }
  const chosen = mutants.filter(({ name }) => only.length === 0 || only.includes(name))
  if (values.list) {
    for (const { name, rows, edits } of chosen) say(name, rows.join(' '), edits[0]?.file ?? '')
    return 0
  }
  const trees = await Promise.all(Array.from({ length: atOnce }, () => copyTree()))
  try {
    return await takeAwayEach(
      trees.map(({ folder }) => folder),
      chosen,
    )
  } finally {
    await Promise.all(trees.map((tree) => tree.remove()))
  }
}

/** First all named tests with every guard in place: one that fails then would say nothing about its guard. */
async function takeAwayEach(folders: string[], chosen: Mutant[]): Promise<number> {
  const free = [...folders]
  const inCopy = async <T>(work: (folder: string) => Promise<T>) => {
    const folder = free.pop()!
    return await work(folder).finally(() => free.push(folder))
  }
  const from = performance.now()
  const whole = await inCopy(async (folder) => {
    // a text that does not stand where the table says ends the run now, not after minutes
    for (const { edits } of chosen) await (await openMutant(folder, edits)).restore()
    return await runTests(folder, chosen)
  })
  process.stdout.write(`with every guard in place: ${whole.seconds} s\n`)
  const outcomes = await inParallel(chosen.length, folders.length, async (at) => {
    const mutant = chosen[at]!
    const outcome: Outcome = whole.passed(mutant)
      ? await inCopy((folder) => takeAway(folder, mutant))
      : { mutant, verdict: 'broken', seconds: 0 }
    say(mutant.name, mutant.rows.join(' '), `${outcome.verdict} in ${outcome.seconds} s`)
    return outcome
  })
  return conclude(outcomes, Math.round((performance.now() - from) / 1_000))
}

/** killed: a test failed. survived: none did. broken: no test passed before, or none ran: that proves nothing. */
async function takeAway(folder: string, mutant: Mutant): Promise<Outcome> {
  const opened = await openMutant(folder, mutant.edits)
  try {
    const first = await runTests(folder, [mutant])
    // a busy machine may have kept the test from its start
    const { failed, ran, seconds } =
      first.failed || first.ran ? first : await runTests(folder, [mutant])
    return { mutant, verdict: failed ? 'killed' : ran ? 'survived' : 'broken', seconds }
  } finally {
    await opened.restore()
  }
}

function conclude(outcomes: Outcome[], seconds: number): number {
  const count = (verdict: Outcome['verdict']) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length
  process.stdout.write(
    `${outcomes.length} mutants, ${count('killed')} killed, ${count('survived')} survived, ${count('broken')} broken, ${seconds} s; Node ${process.version}\n`,
  )
  return count('killed') === outcomes.length ? 0 : 1
}

const say = (name: string, rows: string, words: string) =>
  process.stdout.write(`${name.padEnd(26)} ${rows.padEnd(16)} ${words}\n`)

process.exitCode = await main()
