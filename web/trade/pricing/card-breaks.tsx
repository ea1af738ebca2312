import { useState } from 'react'
import { toMajor } from '../../../contract/pricing/money.ts'
import { type BreakRow, breakRows, mostOf, pricedPart } from '../../../contract/pricing/price.ts'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/words/amounts.tsx'
import type { Orderable } from './orderable.ts'
import { Price } from './price.tsx'

/** Price breaks that stand on a card before somebody asks for all. */
const shownAtFirst = 3

type Props = { part: Orderable & { name: string }; quantity: number | null }

/**
 * Price breaks as small as a card wants them, the one of `quantity` marked. Of many the rest is opened; one price for
 * any quantity is a row as well, so that cards beside each other are alike.
 */
export function CardBreaks({ part, quantity }: Props) {
  const [isOpen, setOpen] = useState(false)
  const priced = pricedPart(part)
  const rows = breakRows(priced)
  const most = part.maxQuantity === null ? null : mostOf(priced, part.maxQuantity)
  const active = rows.findLast(({ from }) => quantity !== null && from <= quantity)
  const more = rows.length - shownAtFirst
  return (
    <div>
      <table className="figures w-full text-sm">
        <caption className="sr-only">Price by quantity of {part.name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Each</th>
          </tr>
        </thead>
        <tbody>
          {(isOpen ? rows : firstOf(rows, active)).map((row) => (
            <tr
              key={row.from}
              aria-current={row === active || undefined}
              className={classNames(
                '[&>*]:px-2 [&>*]:py-0.5 [&>*]:transition-colors [&>*]:duration-150',
                row === active && 'bg-accent-tint font-semibold text-accent-strong',
              )}
            >
              <th
                scope="row"
                className={classNames(
                  'text-start',
                  row === active
                    ? 'font-semibold shadow-[inset_3px_0_var(--color-accent)]'
                    : 'font-normal text-soft',
                )}
              >
                {figure(row.from)}
                {row.from !== most && '+'}
              </th>
              <td className="text-end">
                <Price of={part} amount={toMajor(row.unitMinor, part.currency)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 1 && <p className="px-2 text-xs text-soft">One price for any quantity</p>}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 px-2 text-xs text-soft underline decoration-line underline-offset-3 hover:text-ink"
        >
          {isOpen ? 'Fewer prices' : `All ${rows.length} prices`}
          <span className="sr-only"> of {part.name}</span>
        </button>
      )}
    </div>
  )
}

/** The first rows; the last of them gives way to the one that holds, so that the marked one is always there. */
function firstOf(rows: BreakRow[], active: BreakRow | undefined) {
  const first = rows.slice(0, shownAtFirst)
  return !active || first.includes(active) ? first : [...first.slice(0, -1), active]
}
