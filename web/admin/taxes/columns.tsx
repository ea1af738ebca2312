import { countryName } from '../../../contract/parts/countries.ts'
import { taxClassWords } from '../../../contract/tax/classes.ts'
import type { SetRate, SetRegistration, SetRule } from '../../../contract/tax/setup.ts'
import type { Holds } from '../../../contract/tax/usual-rates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { actsColumn } from '../acts-column.tsx'
import type { Asked } from './asked.ts'
import { holdsVariants, holdsWords, placeWords, rateWords } from './words.ts'

type Ask = (asked: Asked) => void
type Held = { startsOn: string; endsOn: string | null; holds: Holds }

const days = <T extends Held>(): ColumnDef<T>[] => [
  {
    id: 'startsOn',
    header: 'From',
    meta: { card: 'named', value: ({ startsOn }) => startsOn },
    cell: ({ row }) => <Day day={row.original.startsOn} />,
  },
  {
    id: 'endsOn',
    header: 'Until',
    meta: { card: 'named', value: ({ endsOn }) => endsOn },
    cell: ({ row: { original } }) =>
      original.endsOn ? <Day day={original.endsOn} /> : <span data-none />,
  },
]

const holds = <T extends Held>(): ColumnDef<T> => ({
  id: 'holds',
  header: 'State',
  meta: { value: (row) => holdsWords[row.holds] },
  cell: ({ row: { original } }) => (
    <Badge variant={holdsVariants[original.holds]}>{holdsWords[original.holds]}</Badge>
  ),
})

/** The columns of registrations. */
export const registrationColumns = (ask: Ask): ColumnDef<SetRegistration>[] => [
  {
    id: 'place',
    header: 'Where',
    meta: { card: 'lead', grows: true, choice: 'stays', value: placeWords },
    cell: ({ row }) => <span className="font-medium">{placeWords(row.original)}</span>,
  },
  {
    id: 'number',
    header: 'Tax number',
    meta: { value: ({ number }) => number },
    cell: ({ row }) => (
      <span className="font-mono text-xs wrap-anywhere">{row.original.number}</span>
    ),
  },
  holds(),
  ...days<SetRegistration>(),
  actsColumn<SetRegistration, Asked>(
    placeWords,
    (one) => [
      ['Change', { what: 'registration', of: one }],
      ['Remove', { what: 'removal', path: 'tax-registrations', of: one, name: placeWords(one) }],
    ],
    ask,
  ),
]

/** The columns of rates. */
export const rateColumns = (ask: Ask): ColumnDef<SetRate>[] => [
  {
    id: 'place',
    header: 'Where',
    meta: { card: 'lead', grows: true, choice: 'stays', value: placeWords },
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium">{placeWords(original)}</span>
        {original.postalPrefix !== '' && (
          <span className="text-soft"> postal codes {original.postalPrefix}…</span>
        )}
      </>
    ),
  },
  {
    id: 'class',
    header: 'Class',
    meta: { value: ({ taxClass }) => taxClassWords[taxClass] },
    cell: ({ row }) => taxClassWords[row.original.taxClass],
  },
  {
    id: 'percent',
    header: 'Percent',
    meta: { align: 'end', value: ({ percent }) => percent },
    cell: ({ row }) => (
      <span className="figures font-semibold">{figure(row.original.percent)} %</span>
    ),
  },
  ...days<SetRate>(),
  actsColumn<SetRate, Asked>(
    rateWords,
    (rate) => [
      ...(rate.holds === 'ended'
        ? []
        : [['New percent', { what: 'next', of: rate }] satisfies [string, Asked]]),
      ['Mend', { what: 'rate', of: rate }],
      ['Remove', { what: 'removal', path: 'tax-rates', of: rate, name: rateWords(rate) }],
    ],
    ask,
  ),
]

/** The columns of rules of reverse charge. */
export const ruleColumns = (
  currency: string,
  nameOf: (category: string) => string,
  ask: Ask,
): ColumnDef<SetRule>[] => [
  {
    id: 'country',
    header: 'Within',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      value: ({ country }) => countryName(country),
    },
    cell: ({ row }) => <span className="font-medium">{countryName(row.original.country)}</span>,
  },
  {
    id: 'category',
    header: 'Category',
    meta: { value: ({ category }) => nameOf(category) },
    cell: ({ row }) => nameOf(row.original.category),
  },
  {
    id: 'minNet',
    header: 'From, without tax',
    meta: { card: 'named', align: 'end', value: ({ minNet }) => minNet },
    cell: ({ row }) => <Money amount={row.original.minNet} currency={currency} />,
  },
  {
    id: 'acts',
    header: () => <span className="sr-only">Actions</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Actions' },
    cell: ({ row: { original } }) => {
      const name = `${countryName(original.country)}, ${nameOf(original.category)}`
      return (
        <Button
          size="small"
          variant="quiet"
          onClick={() => ask({ what: 'removal', path: 'tax-rules', of: original, name })}
        >
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )
    },
  },
]
