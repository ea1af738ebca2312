import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CheckName, CheckState } from '../../../contract/readiness/checks.ts'
import type { ReadinessCheck } from '../../../contract/readiness/readiness.ts'
import { useCategories } from '../../app/categories.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckRow, stateWords } from './check-row.tsx'
import type { Looked } from './looked.ts'

type Step = { title: string; says: ReactNode; checks: CheckName[] }

const FirstParts = () => (
  <>
    Bring in a list of them from a spreadsheet under{' '}
    <Link to="/dashboard/import" className="link">
      Import Parts
    </Link>
    , with a trial that writes nothing; or{' '}
    <Link to="/dashboard/add-product" className="link">
      add the first by hand
    </Link>
    .
  </>
)

const OwnCategories = () => (
  <>
    Parts stand in{' '}
    {useCategories()
      .map(({ name }) => name)
      .join(', ') || 'none yet'}
    . Rename them, add your own, and say what is specified of their parts under{' '}
    <Link to="/dashboard/categories" className="link">
      Categories
    </Link>
    .
  </>
)

const steps: Step[] = [
  {
    title: 'Name the shop',
    says: 'What it is called, what it is, and how buyers reach it.',
    checks: ['name', 'claim', 'contact'],
  },
  {
    title: 'Say who sells',
    says: 'The firm that stands on invoices, with its address and tax id.',
    checks: ['seller', 'tax-id', 'electronic-invoices'],
  },
  {
    title: 'Number orders and invoices',
    says: 'What their numbers begin with. Buyers, banks and accountants go by them, so that it is chosen before the first order.',
    checks: ['numbers'],
  },
  {
    title: 'Time zone and currency',
    says: 'When a day begins, how amounts and days are written, and in what prices are. The currency is chosen once, before the first part.',
    checks: ['time-zone', 'currency'],
  },
  {
    title: 'Set taxes up',
    says: 'Where you are registered, and what is taken there. A business that collects none leaves it as it is.',
    checks: ['taxes'],
  },
  {
    title: 'Categories',
    says: <OwnCategories />,
    checks: [],
  },
  { title: 'Bring in the first parts', says: <FirstParts />, checks: ['parts'] },
  {
    title: 'Take cards',
    says: 'The keys of the card provider, with what it answers when it is asked.',
    checks: ['card-keys'],
  },
  {
    title: 'Send mails',
    says: 'The server that sends them, and whom they come from.',
    checks: ['mails'],
  },
  {
    title: 'Before you open',
    says: 'Where customers come to, how people log in, and what they read.',
    checks: [
      ...(['public-address', 'log-in', 'pictures', 'tax-numbers', 'second-factor'] as const),
      ...(['policies', 'questions', 'production'] as const),
    ],
  },
]

const variants: Record<CheckState, BadgeVariant> = {
  missing: 'danger',
  advice: 'warn',
  ready: 'good',
}

/** The way of somebody who begins, step by step; what is done is ticked, and each can be gone back to. */
export const Steps = ({ checks, answersOf }: Looked) => (
  <ol aria-label="Steps" className="space-y-4">
    {steps.map(({ title, says, checks: names }, at) => {
      const found = checks.filter(({ name }) => names.includes(name))
      const state = stateOf(found)
      return (
        <li key={title} className="panel">
          <header className={classNames('flex gap-4 px-5 py-4', found.length > 0 && 'border-b')}>
            <Mark at={at + 1} isDone={state === 'ready'} />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-base font-semibold">{title}</h2>
                <Badge variant={variants[state]}>
                  {state === 'ready' ? 'Done' : stateWords[state]}
                </Badge>
              </div>
              <p className="text-sm text-soft">{says}</p>
            </div>
          </header>
          {found.length > 0 && (
            <ul className="divide-y">
              {found.map((check) => (
                <CheckRow key={check.name} check={check} answers={answersOf(check.name)} />
              ))}
            </ul>
          )}
        </li>
      )
    })}
  </ol>
)

/** A step is as its worst check. */
const stateOf = (found: ReadinessCheck[]): CheckState =>
  (['missing', 'advice'] as const).find((state) => found.some((one) => one.state === state)) ??
  'ready'

const Mark = ({ at, isDone }: { at: number; isDone: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'figures grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold',
      isDone ? 'border-transparent bg-good-tint text-good' : 'border-edge text-soft',
    )}
  >
    {isDone ? <Check size={17} /> : at}
  </span>
)
