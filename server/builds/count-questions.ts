import type { Build } from '../../contract/builds/build.ts'
import type { Finding } from '../../contract/builds/check-build.ts'
import type { Category } from '../../contract/parts/parts.ts'
import type { Shop } from '../shop.ts'
import { addQuestions } from './store.ts'

/** Counts of one instance, which are written together: checks are many, and each would be a statement more. */
type Counter = { counts: Map<string, number>; writtenAt: number }
const counters = new WeakMap<Shop['database'], Counter>()
const everyMs = 10_000

/**
 * Counts the facts for which a check ended in unknown. They are written with the next check after some seconds: those that
 * an instance has not written when it ends are lost, which a count of a month does not change.
 */
export function countQuestions(
  { database, log }: Pick<Shop, 'database' | 'log'>,
  build: Build,
  findings: readonly Finding[],
) {
  const counter = counters.get(database) ?? { counts: new Map(), writtenAt: -everyMs }
  counters.set(database, counter)
  for (const name of questionsOf(build, findings))
    counter.counts.set(name, (counter.counts.get(name) ?? 0) + 1)
  if (counter.counts.size === 0 || performance.now() - counter.writtenAt < everyMs) return
  const rows = [...counter.counts].map(([name, count]) => {
    const [category, key] = name.split(' ') as [Category, string]
    return { category, key, count }
  })
  counters.set(database, { counts: new Map(), writtenAt: performance.now() })
  addQuestions(database.sql, rows).catch((error: unknown) =>
    log.warn({ err: error }, 'questions about facts were not counted'),
  )
}

function questionsOf(build: Build, findings: readonly Finding[]): Set<string> {
  const items = [...build.cpus, ...build.boards, ...build.kits, ...build.drives, ...build.cards]
  const categories = new Map(items.map(({ partId, part }) => [partId, part.category]))
  const missing = findings
    .filter(({ verdict }) => verdict === 'unknown')
    .flatMap(({ facts }) => facts.filter(({ value }) => value === null))
  return new Set(missing.map(({ partId, key }) => `${categories.get(partId)} ${key}`))
}
