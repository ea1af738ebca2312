import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { toMajor } from '../../../contract/pricing/money.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { useShownSum } from '../../trade/pricing/shown-sum.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import type { BuilderData } from '../load/load.ts'
import { summedOf } from './summed-of.ts'

const LimitsNote = lazyPart<ComponentProps<typeof import('./limits-note.tsx').LimitsNote>>(
  async () => ({ default: (await import('./limits-note.tsx')).LimitsNote }),
)

type Fleet = NonNullable<BuilderData['fleet']>

/** What has to be ordered for all machines: wanted, rounded to what can be ordered, left over, and what it costs now. */
export function OrderLines({ build, fleet }: { build: BuilderData['build']; fleet: Fleet }) {
  const { minor, beside } = useShownSum(summedOf(fleet))
  const total = toMajor(minor, fleet.currency)
  return (
    <section aria-labelledby="lines" className="panel p-4 sm:p-5">
      <h2 id="lines" className="text-lg font-semibold">
        Parts for {figure(fleet.machines)} {fleet.machines === 1 ? 'machine' : 'machines'}
      </h2>
      <div className="mt-3 empty:hidden">
        <LimitsNote build={build} fleet={fleet} />
      </div>
      <table className="lines mt-2 w-full text-sm">
        <thead>
          <tr className="border-b text-xs text-soft [&>th]:py-2 [&>th]:font-medium [&>th+th]:ps-4">
            <th className="text-start">Part</th>
            <th className="text-end">Wanted</th>
            <th className="text-end">To order</th>
            <th className="text-end">Left over</th>
            <th className="text-end">Each</th>
            <th className="text-end">Sum</th>
          </tr>
        </thead>
        <tbody className="divide-y [&_td]:py-2.5 [&_td]:align-top [&_td+td]:text-end [&_td+td]:ps-4">
          {fleet.lines.map((line) => (
            <OrderLine
              key={line.partId}
              line={line}
              isLimiting={fleet.limiting.includes(line.partId)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t">
            <th scope="row" colSpan={5} className="py-3 text-start font-semibold">
              All parts
              <span className="text-xs font-normal text-soft">{beside}</span>
              {fleet.machines > 1 && (
                <span className="font-normal text-soft">
                  {' '}
                  · <Money amount={total / fleet.machines} currency={fleet.currency} /> a machine
                </span>
              )}
            </th>
            <td className="py-3 text-end text-base font-semibold">
              <Money amount={total} currency={fleet.currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="text-xs text-soft">
        Prices and stock of this moment; the link to this page holds none.
      </p>
    </section>
  )
}

function OrderLine({ line, isLimiting }: { line: Fleet['lines'][number]; isLimiting: boolean }) {
  const { part, wanted, quantity, leftOver, unitPrice, total, available, cheaper } = line
  return (
    <tr>
      <td className="min-w-0">
        <Link to={`/parts/${part._id}`} className="font-medium underline-offset-3 hover:underline">
          {part.name}
        </Link>
        <p className="text-xs text-soft">{hintOf(line)}</p>
        <LifeBadge part={part} />
        {available < quantity && (
          <p className={isLimiting ? 'text-xs font-medium text-warn' : 'text-xs text-warn'}>
            {figure(available)} there
          </p>
        )}
        {cheaper && (
          <p className="text-xs text-good">
            {figure(cheaper.quantity)} cost <Price of={part} amount={cheaper.total} />: less in
            total
          </p>
        )}
      </td>
      <td data-label="Wanted">{figure(wanted)}</td>
      <td data-label="To order" className="font-semibold">
        {figure(quantity)}
      </td>
      <td data-label="Left over">{leftOver > 0 ? figure(leftOver) : '–'}</td>
      <td data-label="Each">
        <Price of={part} amount={unitPrice} />
      </td>
      <td data-label="Sum">
        <Price of={part} amount={total} />
      </td>
    </tr>
  )
}

/** Why a quantity is rounded. */
function hintOf({ part, leftOver }: Fleet['lines'][number]): string {
  const { mpn, minQuantity, orderMultiple } = part
  if (leftOver === 0) return mpn
  const steps = orderMultiple > 1 ? `in steps of ${figure(orderMultiple)}` : ''
  const least = minQuantity > 1 ? `from ${figure(minQuantity)}` : ''
  return [mpn, [least, steps].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
}
