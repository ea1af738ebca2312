import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Difference as Found } from './then-and-now.ts'

/** How a price has changed: an arrow repeats the words, which stand for themselves. What it comes to is told on top of it. */
export function Difference({ of: { way, words, total } }: { of: Found }) {
  if (way === 0) return <span className="whitespace-nowrap text-soft">{words}</span>
  const Icon = way > 0 ? ArrowUp : ArrowDown
  return (
    <span
      title={total ?? undefined}
      className={`inline-flex items-center gap-1 ${way > 0 ? 'text-warn' : 'text-good'}`}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="figures whitespace-nowrap">{words}</span>
    </span>
  )
}
