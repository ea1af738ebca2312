import type { CheckState } from '../../../contract/readiness/checks.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { CheckRow } from './check-row.tsx'
import type { Looked } from './looked.ts'

const sections: [state: CheckState, title: string, says: string][] = [
  ['missing', 'Missing to sell', 'Nobody should sell before these are mended.'],
  ['advice', 'Worth a look', 'The shop sells without them. Decide, and mend what you want.'],
  ['ready', 'Ready', 'Each can be changed later, too.'],
]

/** The checks by their state: what stops selling first. */
export const ByState = ({ checks, answersOf }: Looked) =>
  sections.map(([state, title, says]) => {
    const found = checks.filter((check) => check.state === state)
    if (found.length === 0) return null
    return (
      <section key={state} aria-label={title} className="panel">
        <header className="border-b px-5 py-4">
          <h2 className="text-base font-semibold">
            {title} <span className="figures font-normal text-soft">{figure(found.length)}</span>
          </h2>
          <p className="text-sm text-soft">{says}</p>
        </header>
        <ul className="divide-y">
          {found.map((check) => (
            <CheckRow key={check.name} check={check} answers={answersOf(check.name)} />
          ))}
        </ul>
      </section>
    )
  })
