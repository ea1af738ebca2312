import type { MemberBasket } from '../../../contract/companies/members.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { HandOver } from './hand-over.tsx'

/** What colleagues have in their baskets, for whoever leads the buying. Nothing where all are empty. */
export function MemberBaskets() {
  const { data, error, refetch } = useAnswer('GET /company/baskets', {})
  const { about, open, ask, close } = useAsked<MemberBasket>()
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data || (data.items.length === 0 && !open)) return null
  return (
    <section aria-labelledby="baskets-title">
      <h2 id="baskets-title" className="text-lg font-semibold">
        Baskets
      </h2>
      <p className="mt-1 mb-3 text-sm text-soft">
        What members have put together for the company and not ordered yet.
      </p>
      <ul className="panel divide-y">
        {data.items.map((basket) => (
          <li
            key={basket.memberId}
            className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow basis-56 text-sm">
              <p className="font-medium wrap-anywhere">{basket.displayName}</p>
              <details className="mt-1">
                <summary className="w-fit cursor-pointer text-soft hover:text-ink">
                  {counted(basket.lines.length, 'part')}
                </summary>
                <BasketLines lines={basket.lines} />
              </details>
            </div>
            <Button size="small" onClick={() => ask(basket)}>
              Hand over<span className="sr-only"> the basket of {basket.displayName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <HandOver basket={about} open={open} onClose={close} />
    </section>
  )
}

const BasketLines = ({ lines }: Pick<MemberBasket, 'lines'>) => (
  <ul className="mt-2 space-y-1">
    {lines.map(({ partsId, partsName, quantity }) => (
      <li key={partsId} className="wrap-anywhere">
        <span className="figures">{figure(quantity)}</span> × {partsName}
      </li>
    ))}
  </ul>
)
