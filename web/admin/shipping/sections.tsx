import { useMemo } from 'react'
import type { ShippingSetup } from '../../../contract/freight/setup.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Downloads } from '../../trade/files/downloads.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { Section } from '../section.tsx'
import { SectionRows } from '../section-rows.tsx'
import { useAction } from '../use-action.ts'
import type { Asked, RatesOf } from './asked.ts'
import { methodColumns, ratesColumns, zoneColumns } from './columns.tsx'
import { TryShipping } from './try-shipping.tsx'

type Props = {
  setup: ShippingSetup
  ask: (asked: Asked) => void
  /** Reads the set-up again. */
  again: () => Promise<unknown>
}

/** Methods, zones, rates, and what they make of an order. */
export function Sections({ setup, ask, again }: Props) {
  const { methods, zones, currency } = setup
  const { fault, run } = useAction()
  const rates = useMemo(() => ratesOf(setup), [setup])
  const methodsColumns = useMemo(
    () =>
      methodColumns(methods, ask, ({ of, ...change }) => {
        void run(
          of._id,
          async () => {
            await call('PATCH /shipping-methods/{id}', { id: of._id, ...change })
            await again()
          },
          of.name,
        )
      }),
    [methods, ask, run, again],
  )
  const zonesColumns = useMemo(() => zoneColumns(ask), [ask])
  const costColumns = useMemo(() => ratesColumns(currency, ask), [currency, ask])
  const canHaveRates = zones.length > 0 && methods.some(({ kind }) => kind === 'table')
  return (
    <div className="space-y-9">
      <Section
        title="Methods"
        says="The ways that buyers choose from, in this order. What none of them can price is invoiced when it leaves."
        acts={
          <Button size="small" onClick={() => ask({ what: 'method', of: null })}>
            Add a method
          </Button>
        }
      >
        <ActionFaultNote fault={fault} />
        <DataTable
          columns={methodsColumns}
          rows={methods}
          caption="Methods"
          rowId={({ _id }) => _id}
        />
      </Section>
      <Section
        title="Zones"
        says="Places that cost the same to send to. Each place belongs to the zone that says most of it: postal code, then region, then country, then everywhere else."
        acts={
          <Button size="small" onClick={() => ask({ what: 'zone', of: null })}>
            Add a zone
          </Button>
        }
      >
        <SectionRows
          columns={zonesColumns}
          rows={zones}
          caption="Zones"
          rowId={({ _id }) => _id}
          nothing="No zone yet: nothing is priced by rates."
        />
      </Section>
      <Section
        title="Rates"
        says="What a method that is priced by rates costs in a zone, by the weight of the whole order, without tax."
        acts={
          <>
            <Downloads
              disabled={rates.length === 0}
              files={[
                {
                  name: 'Export',
                  of: 'all rates, as CSV',
                  ask: () => call('GET /shipping-rate-export', {}),
                  file: ownFile('shipping-rates.csv'),
                },
              ]}
            />
            <Button size="small" onClick={() => ask({ what: 'import' })}>
              Import<span className="sr-only"> rates</span>
            </Button>
            <Button
              size="small"
              disabled={!canHaveRates}
              onClick={() => ask({ what: 'rates', of: null })}
            >
              Set rates
            </Button>
          </>
        }
      >
        <SectionRows
          columns={costColumns}
          rows={rates}
          caption="Rates"
          rowId={({ method, zone }) => `${method._id} ${zone._id}`}
          nothing={
            canHaveRates
              ? 'No rates yet: what is to be sent by rates is invoiced when it leaves.'
              : 'Add a method that is priced by rates and a zone first.'
          }
        />
      </Section>
      <TryShipping currency={currency} />
    </div>
  )
}

/** Rates with the method and the zone that they are of. */
const ratesOf = ({ methods, zones, rates }: ShippingSetup): RatesOf[] =>
  rates.flatMap(({ methodId, zoneId, bands }) => {
    const method = methods.find(({ _id }) => _id === methodId)
    const zone = zones.find(({ _id }) => _id === zoneId)
    return method && zone ? [{ method, zone, bands }] : []
  })
