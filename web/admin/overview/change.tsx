import { classNames } from '../../ui/class-names.ts'
import { change } from '../../ui/words/amounts.tsx'

type Props = { now: number; before: number; lessIsGood?: boolean }

/** How a number moved against the one before, in words beside its colour. Where there was none, that is said. */
export function Change({ now, before, lessIsGood = false }: Props) {
  if (before <= 0) return now > 0 ? 'none before' : 'none before either'
  const share = (now - before) / before
  const isGood = share === 0 ? null : share > 0 !== lessIsGood
  return (
    <span
      className={classNames(
        'figures font-medium',
        isGood && 'text-good',
        isGood === false && 'text-danger',
      )}
    >
      {change(share)}
    </span>
  )
}
