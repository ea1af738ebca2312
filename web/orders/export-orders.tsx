import type { Given } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { call } from '../app/api.ts'
import { ownFile } from '../app/own-file.ts'
import { Downloads } from '../trade/files/downloads.tsx'

type Props = { filter: Given<Calls['exportOrders']>; empty: boolean }

/** Saves what a list of orders is narrowed to as CSV: a row an order, or a row a line. */
export const ExportOrders = ({ filter, empty }: Props) => (
  <Downloads
    disabled={empty}
    files={[
      {
        name: 'Export orders',
        ask: () => call('GET /order-export', filter),
        file: ownFile('orders.csv'),
      },
      {
        name: 'Export lines',
        ask: () => call('GET /order-line-export', filter),
        file: ownFile('order-lines.csv'),
      },
    ]}
  />
)
