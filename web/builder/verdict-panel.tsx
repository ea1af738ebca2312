import { CircleCheck, CircleDashed, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { verdictNames } from '../trade/builds/findings.ts'
import { countsInWords, headlineOf, listed } from '../trade/builds/verdict-words.ts'
import { classNames } from '../ui/class-names.ts'
import type { BuilderData } from './load/load.ts'

const looks = {
  blocker: ['bg-danger-tint', 'text-danger', CircleX],
  unknown: ['bg-calm-tint', 'text-calm', CircleHelp],
  warning: ['bg-warn-tint', 'text-warn', TriangleAlert],
  fits: ['bg-good-tint', 'text-good', CircleCheck],
  none: ['bg-sunken', 'text-soft', CircleDashed],
} as const

/** What is known of the whole build in one sentence, what is missing, and every finding with the way to its slot. */
export function VerdictPanel({ data }: { data: BuilderData }) {
  const { verdict, slots } = data
  const [ground, ink, Icon] = looks[(verdict.isCompared && verdict.verdict) || 'none']
  const findings = slots.flatMap((slot) => slot.findings)
  const order = ['blocker', 'unknown', 'warning']
  const sorted = [...findings].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
  return (
    <section aria-labelledby="verdict" className={classNames('rounded-lg p-4 sm:p-5', ground)}>
      <div role="status" className="flex gap-3">
        <Icon size={26} className={classNames('mt-0.5 shrink-0', ink)} aria-hidden="true" />
        <div className="min-w-0">
          <h2 id="verdict" className={classNames('text-lg font-semibold', ink)}>
            {headlineOf(verdict)}
          </h2>
          <p className="text-sm">
            {verdict.verdict === null
              ? 'Begin with the motherboard: it decides what else fits.'
              : verdict.isCompared
                ? countsInWords(verdict) || `${verdict.factsKnown} facts compared`
                : 'Rules hold parts against each other'}
            {verdict.missing.length > 0 && verdict.verdict !== null && (
              <> · Still missing: {listed(verdict.missing)}</>
            )}
          </p>
        </div>
      </div>
      {sorted.length > 0 && (
        <ul className="mt-3 space-y-1.5 text-sm">
          {sorted.map((one) => (
            <li key={one.rule}>
              <a
                href={`#slot-${one.slot}`}
                className="block rounded-md bg-surface/70 px-3 py-2 no-underline hover:bg-surface"
              >
                <strong className="font-semibold">{verdictNames[one.verdict]}:</strong> {one.text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Compared verdict={verdict} />
    </section>
  )
}

/** What nothing was found against, and what there was too little to compare: each as the condition that was asked. */
function Compared({
  verdict: { compared, notCompared, factsKnown },
}: Pick<BuilderData, 'verdict'>) {
  if (compared.length + notCompared.length === 0) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit py-1 underline decoration-edge underline-offset-3">
        What was compared: {factsKnown} facts
      </summary>
      <ul className="mt-1 list-disc space-y-0.5 ps-5">
        {compared.map((when) => (
          <li key={when}>{when}</li>
        ))}
      </ul>
      {notCompared.length > 0 && (
        <>
          <p className="mt-2">Too little is recorded to say whether:</p>
          <ul className="mt-1 list-disc space-y-0.5 ps-5">
            {notCompared.map((when) => (
              <li key={when}>{when}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
