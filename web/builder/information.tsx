import { Fan, Plug, Ruler, Zap } from 'lucide-react'
import type { BuilderData } from './load/load.ts'

const icons = { power: Zap, leads: Plug, cooler: Fan, channels: Ruler, 'not-checked': Ruler }

/** What is worth knowing of a build and is no verdict. */
export function Information({ information }: Pick<BuilderData, 'information'>) {
  if (information.length === 0) return null
  return (
    <section aria-labelledby="worth" className="panel p-4">
      <h3 id="worth" className="font-semibold">
        Worth knowing
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {information.map(({ about, text }) => {
          const Icon = icons[about as keyof typeof icons] ?? Zap
          return (
            <li key={about + text} className="flex gap-2.5">
              <Icon size={17} className="mt-0.5 shrink-0 text-soft" aria-hidden="true" />
              <span className="min-w-0">{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
