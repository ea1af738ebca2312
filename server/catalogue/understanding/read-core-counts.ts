import { every, fact } from './query.ts'
import type { Scan } from './scan.ts'

/** "8c/16t", "8C16T": cores and threads as lists have them. */
export function readCoreCounts(scan: Scan, at: number): boolean {
  const [own = '', next = ''] = scan.words.slice(at, at + 2)
  const joined = /^(\d{1,3})c(\d{1,3})t$/.exec(own)
  const found = joined ?? /^(\d{1,3})c(\d{1,3})t$/.exec(own + next)
  const until = at + (joined ? 1 : 2)
  if (!found || !scan.isOpen(at, until)) return false
  const [cores, threads] = found.slice(1).map(Number)
  scan.take(at, until, {
    kind: 'fact',
    as: `${cores} cores, ${threads} threads`,
    query: every(fact('cores', cores!), fact('threads', threads!)),
    weight: 6,
  })
  return true
}
