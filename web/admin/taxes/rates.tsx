import { useMemo, useState } from 'react'
import type { SetRate } from '../../../contract/tax/setup.ts'
import { holdWords } from '../../../contract/tax/usual-rates.ts'
import { useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Downloads } from '../../trade/files/downloads.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { oneOf } from '../one-of.ts'
import { Section } from '../section.tsx'
import { SectionRows } from '../section-rows.tsx'
import type { Asked } from './asked.ts'
import { rateColumns } from './columns.tsx'
import { holdsWords, rateWords } from './words.ts'

type Props = { rates: SetRate[]; ask: (asked: Asked) => void }

/** So many rows are more than anybody reads without a search. */
const searchedFrom = 12

/** The rates by whether they hold, with what brings and takes many. */
export function Rates({ rates, ask }: Props) {
  const holds = oneOf(holdWords, useAddress().get('rates')) ?? 'now'
  const [sought, setSought] = useState('')
  const columns = useMemo(() => rateColumns(ask), [ask])
  const shown = useMemo(() => {
    const words = sought.trim().toLowerCase()
    return rates.filter(
      (rate) => rate.holds === holds && rateWords(rate).toLowerCase().includes(words),
    )
  }, [rates, holds, sought])
  return (
    <Section
      title="Rates"
      says="What is taken of a class of goods. Where several fit, the one that says most of a place holds: postal code, then region, then country."
      acts={
        <>
          <Downloads
            disabled={rates.length === 0}
            files={[
              {
                name: 'Export',
                of: 'all rates, as CSV',
                ask: () => call('GET /tax-rate-export', {}),
                file: ownFile('tax-rates.csv'),
              },
            ]}
          />
          <Button size="small" onClick={() => ask({ what: 'import' })}>
            Import<span className="sr-only"> rates</span>
          </Button>
          <Button size="small" onClick={() => ask({ what: 'rate', of: null })}>
            Add a rate
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <ListTabs
          label="Rates by when they hold"
          tabs={holdWords.map((one) => ({
            name: holdsWords[one],
            query: { rates: one === 'now' ? null : one },
            count: rates.filter((rate) => rate.holds === one).length || undefined,
          }))}
        />
        {rates.length >= searchedFrom && (
          <TextField
            label={<span className="sr-only">Search rates by place or class</span>}
            placeholder="Place or class"
            type="search"
            className="min-w-48 grow sm:max-w-72"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
      </div>
      <SectionRows
        columns={columns}
        rows={shown}
        caption="Rates"
        rowId={({ _id }) => _id}
        nothing={sought ? 'No rate matches.' : nothing[holds]}
      />
    </Section>
  )
}

const nothing = {
  now: 'No rate holds today.',
  coming: 'No rate is to come. When a law changes one, choose New percent at it.',
  ended: 'No rate has ended yet.',
} as const
