import { CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { AskUs } from './ask-us.tsx'
import { type ShownFact, type ShownFinding, verdictNames } from './findings.ts'

const looks = {
  blocker: ['border-danger bg-danger-tint', 'text-danger', CircleX],
  unknown: ['border-calm bg-calm-tint', 'text-calm', CircleHelp],
  warning: ['border-warn bg-warn-tint', 'text-warn', TriangleAlert],
} as const

/** What was found, and under it the facts that it rests on, each with its part and where it comes from. */
export function FindingNote({ finding }: { finding: ShownFinding }) {
  const [box, ink, Icon] = looks[finding.verdict]
  return (
    <li className={classNames('rounded-md border-s-4 px-3.5 py-2.5 text-sm', box)}>
      <p className="flex gap-2.5">
        <Icon size={18} className={classNames('mt-px shrink-0', ink)} aria-hidden="true" />
        <span className="min-w-0">
          <strong className={classNames('font-semibold', ink)}>
            {verdictNames[finding.verdict]}:
          </strong>{' '}
          {finding.text}
        </span>
      </p>
      <details className="mt-1 ps-7 print:hidden">
        <summary className="w-fit py-0.5 text-xs text-soft underline decoration-edge underline-offset-3 hover:text-ink">
          The facts and where they come from
        </summary>
        <dl className="mt-1.5 space-y-1.5 text-xs">
          {finding.facts.map((fact) => (
            <div
              key={`${fact.partId} ${fact.label}`}
              className="grid gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
            >
              <dt className="text-soft">{fact.of}</dt>
              <dd>
                <FactWords fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {finding.verdict === 'unknown' && <AskUs finding={finding} />}
    </li>
  )
}

function FactWords({ fact: { label, text, source, others } }: { fact: ShownFact }) {
  return (
    <>
      {label}:{' '}
      {text === null ? (
        <strong className="font-semibold">
          {others.length === 0 ? 'not recorded' : 'contradictory, so not taken as known'}
        </strong>
      ) : (
        <>
          <strong className="font-semibold">{text}</strong>{' '}
          <span className="text-soft">({source})</span>
        </>
      )}
      {others.map((other) => (
        <span key={`${other.label} ${other.source}`} className="block">
          {text === null ? 'Said: ' : 'Against it: '}
          {other.label !== label && `${other.label} `}
          {other.text} <span className="text-soft">({other.source})</span>
        </span>
      ))}
    </>
  )
}
