import type { TaxTryoutAnswer } from '../../../contract/tax/setup.ts'
import { Badge } from '../../ui/badge.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

const headings = {
  off: 'No tax',
  taxed: 'This is charged',
  tax_id_unchecked: 'The order waits',
  tax_unknown: 'Nobody can order there',
} as const

/** What came of a sale that was tried out. */
export const TriedSale = ({ tried, currency }: { tried: TaxTryoutAnswer; currency: string }) => (
  <div className="space-y-3">
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="font-semibold">{headings[tried.outcome]}</h3>
      {tried.code && (
        <Badge variant={tried.code === 'S' ? 'accent' : 'calm'}>
          {tried.code} · {tried.name}
        </Badge>
      )}
    </div>
    {tried.tax !== null && tried.total !== null && (
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm [&>dd]:ps-4">
        <dt>Goods</dt>
        <dd className="text-end">
          <Money amount={tried.base} currency={currency} />
        </dd>
        <dt>Tax, {figure(tried.percent ?? 0)} %</dt>
        <dd className="text-end">
          <Money amount={tried.tax} currency={currency} />
        </dd>
        <dt className="border-t pt-1 font-semibold">Total</dt>
        <dd className="border-t pt-1 text-end font-semibold">
          <Money amount={tried.total} currency={currency} />
        </dd>
      </dl>
    )}
    <p className="text-sm">{tried.why}.</p>
    {tried.sentence && <p className="text-sm text-soft">The invoice says: {tried.sentence}.</p>}
    <p className="text-xs text-soft">
      As of <Day day={tried.on} />
    </p>
  </div>
)
