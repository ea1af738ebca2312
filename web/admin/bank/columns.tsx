import type { BankLine } from '../../../contract/bank/bank.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { payerOf, stateVariants, stateWords } from './words.ts'

/** The columns of lines of statements. `onOpen` shows all of one. */
export const bankColumns = (onOpen: (line: BankLine) => void): ColumnDef<BankLine>[] => [
  {
    id: 'name',
    header: 'Payer',
    meta: { card: 'lead', choice: 'stays', value: payerOf },
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="link max-w-full py-0.5 text-start font-medium wrap-anywhere md:block md:max-w-52 md:truncate"
        title={payerOf(original)}
        onClick={() => onOpen(original)}
      >
        {payerOf(original)}
      </button>
    ),
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: ({ state }) => stateWords[state] },
    cell: ({ row: { original } }) => (
      <Badge variant={stateVariants[original.state]}>{stateWords[original.state]}</Badge>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { card: 'end', align: 'end', choice: 'stays', value: ({ amount }) => amount },
    cell: ({ row: { original } }) => (
      <span className={original.amount < 0 ? 'text-soft' : 'font-semibold'}>
        <Money amount={original.amount} currency={original.currency} />
      </span>
    ),
  },
  {
    id: 'bookedOn',
    header: 'Day',
    meta: { value: ({ bookedOn }) => bookedOn },
    cell: ({ row }) => <Day day={row.original.bookedOn} />,
  },
  {
    id: 'text',
    header: 'Text',
    meta: { card: 'named', grows: true, value: ({ remittance }) => remittance },
    cell: ({ row: { original } }) =>
      original.remittance ? (
        <span title={original.remittance} className="max-md:wrap-anywhere">
          {original.remittance}
        </span>
      ) : (
        <span data-none />
      ),
  },
  {
    id: 'reference',
    header: 'Bank reference',
    meta: { choice: 'wished', card: 'named', value: ({ bankReference }) => bankReference || null },
    cell: ({ row: { original } }) =>
      original.bankReference ? (
        <span className="font-mono text-xs">{original.bankReference}</span>
      ) : (
        <span data-none />
      ),
  },
  {
    id: 'iban',
    header: 'Account',
    meta: { choice: 'wished', card: 'named', value: ({ iban }) => iban || null },
    cell: ({ row: { original } }) =>
      original.iban ? (
        <span className="font-mono text-xs">{original.iban}</span>
      ) : (
        <span data-none />
      ),
  },
  {
    id: 'statement',
    header: 'Statement',
    meta: { choice: 'wished', card: 'named', value: ({ statement }) => statement },
    cell: ({ row }) => <span className="text-xs">{row.original.statement}</span>,
  },
]
