import { CheckAsBuild } from '../trade/builds/check-as-build.tsx'
import { orderedLines } from '../trade/builds/ordered-lines.ts'
import { ShownSum } from '../trade/pricing/shown-sum.tsx'
import { Button } from '../ui/button.tsx'
import { counted, figure } from '../ui/words/amounts.tsx'
import { sumOf } from './lines/state.ts'
import type { Addable } from './use-to-basket.ts'

type Props = {
  lines: readonly Addable[]
  picked: readonly Addable[]
  currency: string
  busy: boolean
  /** Without it there is nothing to put them into. */
  onAdd?: ((lines: readonly Addable[]) => void) | undefined
}

/** What lines come to today, and the way into the basket for all of them or those that were chosen. */
export function ListSum({ lines, picked, currency, busy, onAdd }: Props) {
  const of = picked.length > 0 ? picked : lines
  const { pieces, summed, wrong } = sumOf(of)
  const isSome = picked.length > 0
  return (
    <div className="panel sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 max-sm:static print:static">
      <div>
        <p className="text-sm text-soft">
          {isSome ? `${counted(of.length, 'line')} chosen` : counted(of.length, 'line')},{' '}
          {counted(pieces, 'piece')}
        </p>
        <p className="text-lg font-semibold">
          <span className="text-base font-normal text-soft">Today </span>
          <ShownSum lines={summed} currency={currency} />
        </p>
        {wrong > 0 && (
          <p className="text-sm text-danger">
            <span aria-hidden="true">⚠ </span>
            {wrong === 1
              ? '1 line cannot be ordered as it is and is not in this sum'
              : `${figure(wrong)} lines cannot be ordered as they are and are not in this sum`}
          </p>
        )}
      </div>
      {onAdd && (
        <div className="flex flex-wrap gap-3" data-screen-only>
          <CheckAsBuild variant="quiet" lines={orderedLines(of)} />
          <Button variant="primary" busy={busy} onClick={() => onAdd(of)}>
            {isSome ? `Add ${counted(of.length, 'chosen line')} to basket` : 'Add all to basket'}
          </Button>
        </div>
      )}
    </div>
  )
}
