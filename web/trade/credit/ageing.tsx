import type { Ageing } from '../../../contract/companies/credit.ts'
import { classNames } from '../../ui/class-names.ts'
import { Money } from '../../ui/words/amounts.tsx'

/** What is open by how many days it is overdue, as it is called. */
export const ageingNames: Record<keyof Ageing, string> = {
  notDue: 'Not due yet',
  days1to30: '1–30 days',
  days31to60: '31–60 days',
  days61to90: '61–90 days',
  over90: 'Over 90 days',
}
export const ages = Object.keys(ageingNames) as (keyof Ageing)[]

/** What is open of an account, by how many days it is overdue. */
export const AgeingFigures = ({ ageing, currency }: { ageing: Ageing; currency: string }) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line text-sm sm:grid-cols-5">
    {ages.map((age) => (
      <div key={age} className="min-w-0 bg-surface px-3 py-2 first:max-sm:col-span-2">
        <dt className="text-xs text-soft">{ageingNames[age]}</dt>
        <dd
          className={classNames(
            'mt-0.5',
            ageing[age] === 0 && 'text-soft',
            ageing[age] > 0 && age !== 'notDue' && 'font-semibold text-danger',
          )}
        >
          <Money amount={ageing[age]} currency={currency} />
        </dd>
      </div>
    ))}
  </dl>
)
