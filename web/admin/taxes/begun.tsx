import { useMemo } from 'react'
import { categoryName } from '../../../contract/parts/categories.ts'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { useCategories } from '../../app/categories.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../section.tsx'
import { SectionRows } from '../section-rows.tsx'
import type { Asked } from './asked.ts'
import { registrationColumns, ruleColumns } from './columns.tsx'
import { Rates } from './rates.tsx'
import { TryTax } from './try-tax.tsx'
import { placeWords } from './words.ts'

/** Where taxes are set up: registrations, rates, rules, and what they make of a sale. */
export function Begun({ setup, ask }: { setup: TaxSetupAnswer; ask: (asked: Asked) => void }) {
  const { origin, registrations, rates, rules, currency } = setup
  const columns = useMemo(() => registrationColumns(ask), [ask])
  const categories = useCategories()
  const rulesColumns = useMemo(
    () => ruleColumns(currency, (key) => categoryName(categories, key), ask),
    [currency, categories, ask],
  )
  return (
    <div className="space-y-9">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span>
          Goods leave from{' '}
          <span className="font-medium">
            {origin
              ? [placeWords(origin), origin.postalCode].filter(Boolean).join(', ')
              : 'nowhere'}
          </span>
        </span>
        <Button size="small" onClick={() => ask({ what: 'origin' })}>
          Change<span className="sr-only"> where goods leave from</span>
        </Button>
      </p>
      <Section
        title="Registrations"
        says="Where you collect tax. Where you have none, exports and other states are not taxed."
        acts={
          <Button size="small" onClick={() => ask({ what: 'registration', of: null })}>
            Add a registration
          </Button>
        }
      >
        <SectionRows
          columns={columns}
          rows={registrations}
          caption="Registrations"
          rowId={({ _id }) => _id}
          nothing="You are registered nowhere: the shop adds no tax."
        />
      </Section>
      <Rates rates={rates} ask={ask} />
      <Section
        title="Reverse charge within a country"
        says="Some countries have the buyer of processors owe the tax, from an amount on. It needs a tax number of there that was checked. Ask your adviser whether yours is one."
        acts={
          <Button size="small" onClick={() => ask({ what: 'rule' })}>
            Add a rule
          </Button>
        }
      >
        <SectionRows
          columns={rulesColumns}
          rows={rules}
          caption="Reverse charge"
          rowId={({ _id }) => _id}
          nothing="No rule: within a country the rate holds, whoever buys."
        />
      </Section>
      <TryTax setup={setup} />
    </div>
  )
}
