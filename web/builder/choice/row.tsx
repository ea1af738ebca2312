import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { verdictNames } from '../../trade/builds/findings.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { specsLine } from '../../trade/parts/specs-line.ts'
import { PartThumb } from '../../trade/parts/thumb.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'
import type { Picker } from './choice.tsx'

const looks = {
  blocker: ['text-danger', CircleX],
  unknown: ['text-calm', CircleHelp],
  warning: ['text-warn', TriangleAlert],
  fits: ['text-good', CircleCheck],
} as const

type Props = { part: Picker['parts'][number]; isCompared: boolean }

/** One part that can be chosen, whether it fits, and why not. One that contradicts stands back, and can be chosen too. */
export function ChoiceRow({ part, isCompared }: Props) {
  const isAgainst = part.verdict === 'blocker'
  return (
    <li className="relative -mx-2 flex gap-3 rounded-md px-2 py-3 hover:bg-sunken">
      <div className={isAgainst ? 'opacity-55 grayscale' : undefined}>
        <PartThumb part={part} />
      </div>
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link
            to={part.to}
            preventScrollReset
            className={classNames(
              'font-medium no-underline after:absolute after:inset-0',
              isAgainst && 'text-soft',
            )}
          >
            <span className="sr-only">Choose </span>
            {part.name}
          </Link>
          <p className="text-sm text-soft">{specsLine(part)}</p>
          <LifeBadge part={part} />
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm sm:block sm:text-end">
          <p className="text-base font-semibold">
            <Price of={part} amount={part.price} />
          </p>
          {part.lowest !== null && part.lowest < part.price && (
            <p className="figures text-soft">
              down to <Price of={part} amount={part.lowest} />
            </p>
          )}
          <p className="figures text-soft">{figure(part.quantity)} there</p>
        </div>
        {isCompared && <Reason part={part} />}
      </div>
    </li>
  )
}

/** All that is found of it, the gravest first. */
function Reason({ part: { verdict, findings } }: Pick<Props, 'part'>) {
  const all = findings.length > 0 ? findings : [{ rule: '', verdict, text: null }]
  return (
    <div className="mt-1 space-y-0.5 text-sm sm:col-span-2">
      {all.map((one) => {
        const [ink, Icon] = looks[one.verdict]
        return (
          <p key={one.rule} className="flex gap-1.5">
            <Icon size={16} className={classNames('mt-0.5 shrink-0', ink)} aria-hidden="true" />
            <span className="min-w-0">
              {one.text === null ? (
                <span className={ink}>{verdictNames[one.verdict]}</span>
              ) : (
                <>
                  <strong className={classNames('font-semibold', ink)}>
                    {verdictNames[one.verdict]}:
                  </strong>{' '}
                  {one.text}
                </>
              )}
            </span>
          </p>
        )
      })}
    </div>
  )
}
