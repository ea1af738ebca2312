import type { Part } from '../../../contract/parts/parts.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { type BreakRow, breakRows, mostOf, pricedPart } from '../../../contract/pricing/price.ts'
import { classNames } from '../../ui/class-names.ts'
import { figure, percent } from '../../ui/words/amounts.tsx'
import { Price } from './price.tsx'

type WithBreaks = Pick<
  Part,
  'price' | 'currency' | 'minQuantity' | 'orderMultiple' | 'maxQuantity' | 'priceBreaks'
>

/** What pieces cost by how many are ordered, the one of `quantity` marked. Nothing for a part without price breaks. */
export function PriceBreaks({
  part,
  quantity,
}: {
  part: WithBreaks
  quantity?: number | undefined
}) {
  const priced = pricedPart(part)
  const rows = breakRows(priced)
  if (rows.length < 2) return null
  const most = part.maxQuantity === null ? undefined : mostOf(priced, part.maxQuantity)
  const active = rows.findLast(({ from }) => quantity !== undefined && from <= quantity)
  return (
    <table className="figures w-full border-separate border-spacing-0 overflow-hidden rounded-md border text-sm">
      <caption className="sr-only">Price by quantity</caption>
      <thead>
        <tr className="text-xs text-soft">
          {['Quantity', 'Each', 'Less'].map((name, at) => (
            <th
              key={name}
              scope="col"
              className={`bg-sunken px-3 py-1 font-medium ${at === 0 ? 'text-start' : 'text-end'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const isActive = row === active
          const less = 1 - row.unitMinor / priced.priceMinor
          return (
            <tr
              key={row.from}
              aria-current={isActive || undefined}
              className={classNames(
                '[&>*]:border-t [&>*]:px-3 [&>*]:py-1 [&>*]:transition-colors [&>*]:duration-150',
                isActive && 'bg-accent-tint font-semibold text-accent-strong',
              )}
            >
              <th
                scope="row"
                className={classNames(
                  'text-start',
                  isActive
                    ? 'font-semibold shadow-[inset_3px_0_var(--color-accent)]'
                    : 'font-normal',
                )}
              >
                {span(row.from, lastOf(rows[at + 1], part.orderMultiple) ?? most)}
                {isActive && <span className="sr-only"> (your quantity)</span>}
              </th>
              <td className="text-end">
                <Price of={part} amount={toMajor(row.unitMinor, part.currency)} />
              </td>
              <td className={classNames('text-end', !isActive && 'text-soft')}>
                {percentLess(less)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The last quantity before the next row begins. */
const lastOf = (next: BreakRow | undefined, multiple: number) => next && next.from - multiple

/** "24 – 60" where a row has an end, "72" where that is its beginning, "72 and more" where it has none. */
const span = (from: number, last: number | undefined) => {
  if (last === undefined) return `${figure(from)} and more`
  return last <= from ? figure(from) : `${figure(from)} – ${figure(last)}`
}

const percentLess = (less: number) => (less < 0.0005 ? '–' : percent(less))
