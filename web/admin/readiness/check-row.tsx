import { ArrowRight, CircleAlert, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { type CheckState, checkNames, mendingPages } from '../../../contract/readiness/checks.ts'
import type { ReadinessCheck, ServiceAnswer } from '../../../contract/readiness/readiness.ts'
import { classNames } from '../../ui/class-names.ts'

export const stateWords: Record<CheckState, string> = {
  missing: 'Missing',
  advice: 'Worth a look',
  ready: 'Ready',
}

const looks: Record<CheckState, [LucideIcon, string]> = {
  missing: [CircleAlert, 'text-danger'],
  advice: [CircleDot, 'text-warn'],
  ready: [CircleCheck, 'text-good'],
}

type Props = { check: ReadinessCheck; answers: ServiceAnswer[] }

/** One check: its state, what it says, where it is mended, and what the services said of it. */
export function CheckRow({ check, answers }: Props) {
  const { name, state, says, where, settings } = check
  const [Icon, look] = looks[state]
  return (
    <li className="flex gap-3 px-5 py-4">
      <Icon size={19} aria-hidden="true" className={classNames('mt-0.5 shrink-0', look)} />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-72 grow">
          <p className="font-medium">
            {checkNames[name]}
            <span className="sr-only">: {stateWords[state]}</span>
          </p>
          <p className="text-sm wrap-anywhere text-soft">{says}</p>
          {state !== 'ready' && settings.length > 0 && <BySettings settings={settings} />}
          {answers.length > 0 && <Answers answers={answers} />}
        </div>
        {where && <Mend to={where} name={checkNames[name]} />}
      </div>
    </li>
  )
}

function Mend({ to, name }: { to: string; name: string }) {
  const page = mendingPages[to.split('?')[0] as keyof typeof mendingPages]
  return (
    <Link
      to={to}
      className="link inline-flex min-h-6 shrink-0 items-center gap-1.5 text-sm"
      aria-label={`${name}: ${page}`}
    >
      {page}
      <ArrowRight size={15} aria-hidden="true" />
    </Link>
  )
}

const BySettings = ({ settings }: { settings: string[] }) => (
  <p className="mt-1 text-sm text-soft">
    Whoever runs the shop sets{' '}
    {settings.map((setting, at) => (
      <span key={setting}>
        {at > 0 && ', '}
        <code className="font-mono text-xs text-ink wrap-anywhere">{setting}</code>
      </span>
    ))}{' '}
    and starts it again.
  </p>
)

const answered: Record<ServiceAnswer['result'], [words: string, look: string]> = {
  ok: ['in order', 'text-good'],
  fault: ['fault', 'text-danger'],
  warning: ['warning', 'text-warn'],
  skipped: ['not asked', 'text-soft'],
}

/** What the services answered when they were asked, in the doctor's words. */
const Answers = ({ answers }: { answers: ServiceAnswer[] }) => (
  <ul className="mt-2 space-y-1 rounded-md bg-sunken px-3 py-2 text-sm" aria-label="Asked just now">
    {answers.map(({ name, result, says, mend }) => (
      <li key={`${name} ${says}`} className="wrap-anywhere">
        <span className={classNames('font-medium', answered[result][1])}>
          {name}: {answered[result][0]}
        </span>
        <span className="block text-soft">
          {says}.{mend && ` ${mend}`}
        </span>
      </li>
    ))}
  </ul>
)
