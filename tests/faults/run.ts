import { arch, availableParallelism, platform, release, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../../scripts/build.ts'
import { inParallel } from '../in-parallel.ts'
import { type FaultShop, logs, openFaultShop } from './fault-shop.fixture.ts'
import { createRandom } from './random.ts'
import { type Figures, type Scenario, scenarios } from './scenarios.ts'
import { CannotRun } from './small-disk.ts'
import { runSuite, suites } from './suites.ts'

/** What came of a row: its figures, the fault that was found, or why this machine cannot run it. */
type Outcome = { figures: Figures | string[] } | { fault: string } | { cannot: string }

const say = (line: string) => process.stdout.write(`${line}\n`)
const inset = (text: string) => text.replace(/^/gm, '  ')

/**
 * `npm run faults [-- --full] [--seed N] [--only F01,F02]`: exit 0 when every promise held. In full it also runs the
 * tests that count towards the goals, each as often as its goal asks.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, seed: { type: 'string' }, only: { type: 'string' } },
  })
  const full = values.full ?? false
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  const others = suites(seed, full)
  const all = [...Object.keys(scenarios), ...Object.keys(others)]
  const names = values.only?.split(',') ?? all
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: --only takes ${all.join(', ')}`)
  say(`faults: ${full ? 'full' : 'middle'}, seed ${seed}`)
  say(
    `${platform()} ${release()} ${arch()}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.version}`,
  )
  build()
  const counts = { held: 0, failed: 0, 'not run': 0 }
  const byGoal = new Map<string, string[]>()
  const prove = async (name: string) => {
    const started = performance.now()
    const scenario = scenarios[name]
    const outcome = scenario
      ? await run(scenario, seed, full)
      : await runSuite(others[name]!).then(
          (figures) => ({ figures }),
          (error: Error) => ({ fault: error.message }),
        )
    const verdict = 'fault' in outcome ? 'failed' : 'cannot' in outcome ? 'not run' : 'held'
    counts[verdict] += 1
    const goals = scenario ? scenario.goals : others[name]?.goals
    for (const goal of goals?.split(' ') ?? [])
      byGoal.set(goal, [...(byGoal.get(goal) ?? []), `${name} ${verdict}`])
    const seconds = Math.round((performance.now() - started) / 1_000)
    say(`${name} (${goals ?? 'no goal of its own'}), ${seconds} s`)
    say(inset(wordsOf(outcome)))
  }
  // what is broken one at a time, since recovering is timed; then what only counts
  for (const name of names.filter((name) => name in scenarios)) await prove(name)
  const counting = names.filter((name) => name in others)
  await inParallel(counting.length, 2, (at) => prove(counting[at]!))
  for (const goal of [...byGoal.keys()].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))))
    say(`${goal}: ${byGoal.get(goal)!.join(', ')}`)
  say(
    `${counts.held} held, ${counts.failed} failed, ${counts['not run']} not run; ${full ? 'full' : 'middle'}, seed ${seed}`,
  )
  return counts.failed === 0 ? 0 : 1
}

/** Each on a shop of its own, so that one that failed leaves nothing behind for the next. */
async function run(scenario: Scenario, seed: number, full: boolean): Promise<Outcome> {
  let shop: FaultShop | undefined
  logs.length = 0
  try {
    shop = await openFaultShop()
    const figures = await scenario.run(shop, createRandom(seed), full)
    const missed = full ? missedBounds(figures, scenario) : []
    return missed.length > 0
      ? { fault: `${missed.join(', ')}; ${wordsOf({ figures })}` }
      : { figures }
  } catch (error) {
    if (error instanceof CannotRun) return { cannot: error.message }
    const lines = logs
      .flatMap((log) => log().split('\n'))
      // a queue without its database says so for each of its jobs
      .filter((line) => line.includes('"msg":"unexpected'))
    return {
      fault: `${(error as Error).stack}\n${String((error as Error).cause ?? '')}\n${lines.slice(-5).join('\n')}`,
    }
  } finally {
    await shop?.close()
  }
}

const missedBounds = (figures: Figures, { below = {}, atLeast = {} }: Scenario) => [
  ...Object.entries(below).flatMap(([name, most]) =>
    Number(figures[name]) < most ? [] : [`${name} is not below ${most}`],
  ),
  ...Object.entries(atLeast).flatMap(([name, least]) =>
    Number(figures[name]) >= least ? [] : [`${name} is below ${least}`],
  ),
]

function wordsOf(outcome: Outcome): string {
  if ('fault' in outcome) return `FAILED ${outcome.fault}`
  if ('cannot' in outcome) return `NOT RUN ${outcome.cannot}`
  if (Array.isArray(outcome.figures)) return outcome.figures.join('\n')
  return Object.entries(outcome.figures)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')
}

// what a shop that was killed left half open here would keep the process
process.exit(await main())
