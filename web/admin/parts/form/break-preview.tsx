import { type Control, useWatch } from 'react-hook-form'
import { breakRows, legalQuantity, pricedPart } from '../../../../contract/pricing/price.ts'
import { breaksFault, maximumFault } from '../../../../contract/pricing/price-break-rules.ts'
import { PriceBreaks } from '../../../trade/pricing/price-breaks.tsx'
import { figure } from '../../../ui/words/amounts.tsx'
import { bulkOf } from './bulk-values.ts'
import type { PartFormValues } from './values.ts'

type Props = { control: Control<PartFormValues>; currency: string }

/** What buyers will see, as it is typed; or what is still missing for it. */
export function BreakPreview({ control, currency }: Props) {
  const given = useWatch({ control }) as PartFormValues
  const part = { ...bulkOf(given), currency }
  const fault = whyNone(part)
  const rows = fault ? [] : breakRows(pricedPart(part))
  const shown = new Set(rows.map(({ from }) => from))
  const moved = fault
    ? []
    : part.priceBreaks
        .map(({ from }) => ({
          from,
          to: legalQuantity(from, part.minQuantity, part.orderMultiple),
        }))
        .filter(({ from, to }) => from !== to && shown.has(to))
  return (
    <section aria-label="What buyers see" className="min-w-0 rounded-md bg-sunken p-3">
      <p className="mb-2 text-sm font-medium">What buyers see</p>
      {fault && <p className="text-sm text-soft">{fault}</p>}
      {!fault && rows.length < 2 && (
        <p className="text-sm text-soft">One price for any quantity.</p>
      )}
      {!fault && (
        <div className="rounded-md bg-surface">
          <PriceBreaks part={part} />
        </div>
      )}
      {moved.map(({ from, to }) => (
        <p key={from} className="mt-2 text-sm text-soft">
          From {figure(from)}: the first quantity that can be ordered there is {figure(to)}.
        </p>
      ))}
    </section>
  )
}

function whyNone(part: ReturnType<typeof bulkOf>): string | null {
  if (!(part.price > 0 && part.minQuantity >= 1 && part.orderMultiple >= 1))
    return 'Type minimum, multiple and price to see it.'
  if (part.priceBreaks.some(({ from, price }) => Number.isNaN(from + price)))
    return 'Fill in each price break to see it.'
  const fault = breaksFault(part.price, part.priceBreaks) ?? maximumFault(part)
  if (!fault) return null
  const at = fault.path[1]
  return typeof at === 'number' ? `Price break ${at + 1}: ${fault.message}.` : `${fault.message}.`
}
