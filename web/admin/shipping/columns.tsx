import { areaInWords } from '../../../contract/freight/area-words.ts'
import { bandInWords } from '../../../contract/freight/band-words.ts'
import { shippingKindWords } from '../../../contract/freight/kinds.ts'
import type { SetMethod, SetZone } from '../../../contract/freight/setup.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { actsColumn } from '../acts-column.tsx'
import type { Asked, RatesOf } from './asked.ts'

type Ask = (asked: Asked) => void

/** What is done with a method at once, without a dialog. */
export type MethodChange = { of: SetMethod; isOn?: boolean; position?: number }
type MethodAct = { dialog: Asked } | { change: MethodChange }

/** The columns of methods, which are all that there are, in their order. */
export const methodColumns = (
  methods: SetMethod[],
  ask: Ask,
  onChange: (change: MethodChange) => void,
): ColumnDef<SetMethod>[] => [
  {
    id: 'name',
    header: 'Method',
    meta: { card: 'lead', grows: true, choice: 'stays', value: ({ name }) => name },
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium">{original.name}</span>
        {original.note && <span className="text-soft"> · {original.note}</span>}
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Price',
    meta: { value: ({ kind }) => shippingKindWords[kind] },
    cell: ({ row }) => shippingKindWords[row.original.kind],
  },
  {
    id: 'carrier',
    header: 'Carrier',
    meta: { card: 'named', value: ({ carrier }) => carrier },
    cell: ({ row }) => row.original.carrier || <span data-none />,
  },
  {
    id: 'incoterm',
    header: 'Terms',
    meta: { card: 'named', value: ({ incoterms }) => incoterms.join(', ') },
    cell: ({ row }) => row.original.incoterms.join(', ') || <span data-none />,
  },
  {
    id: 'isOn',
    header: 'State',
    meta: { value: stateOf },
    cell: ({ row: { original } }) => (
      <Badge variant={original.isOn ? 'good' : 'neutral'}>{stateOf(original)}</Badge>
    ),
  },
  actsColumn<SetMethod, MethodAct>(
    ({ name }) => name,
    (method) => menuOf(method, methods.indexOf(method) + 1, methods.length),
    (act) => ('dialog' in act ? ask(act.dialog) : onChange(act.change)),
  ),
]

const stateOf = ({ isOn }: SetMethod) => (isOn ? 'Offered' : 'Off')

/** What can be done with the method at a position, from 1, of so many. */
function menuOf(of: SetMethod, position: number, count: number): [string, MethodAct][] {
  const change = (said: Omit<MethodChange, 'of'>): MethodAct => ({ change: { of, ...said } })
  const says = 'Its rates go with it. Orders that were placed keep how they are sent.'
  return [
    ['Change', { dialog: { what: 'method', of } }],
    [of.isOn ? 'Offer it no more' : 'Offer it', change({ isOn: !of.isOn })],
    ...(position > 1
      ? [['Offer it earlier', change({ position: position - 1 })] as [string, MethodAct]]
      : []),
    ...(position < count
      ? [['Offer it later', change({ position: position + 1 })] as [string, MethodAct]]
      : []),
    ...(of.kind === 'later'
      ? []
      : [
          [
            'Remove',
            {
              dialog: { what: 'removal', path: 'shipping-methods', of, name: of.name, says },
            },
          ] as [string, MethodAct],
        ]),
  ]
}

/** So many areas are named at once. */
const named = 3

/** The columns of zones. */
export const zoneColumns = (ask: Ask): ColumnDef<SetZone>[] => [
  {
    id: 'name',
    header: 'Zone',
    meta: { card: 'lead', choice: 'stays', value: ({ name }) => name },
    cell: ({ row }) => <span className="font-medium">{row.original.name}</span>,
  },
  {
    id: 'areas',
    header: 'Where',
    meta: { grows: true, value: ({ areas }) => areas.map(areaInWords).join('; ') },
    cell: ({ row: { original } }) => {
      const rest = original.areas.length - named
      return (
        <>
          {original.areas.slice(0, named).map(areaInWords).join('; ')}
          {rest > 0 && <span className="text-soft"> and {rest} more</span>}
        </>
      )
    },
  },
  actsColumn<SetZone, Asked>(
    ({ name }) => name,
    (of) => [
      ['Change', { what: 'zone', of }],
      [
        'Remove',
        {
          what: 'removal',
          path: 'shipping-zones',
          of,
          name: of.name,
          says: 'Its rates go with it, and its places belong to a wider zone, or to none.',
        },
      ],
    ],
    ask,
  ),
]

/** The columns of rates, by method and zone. */
export const ratesColumns = (currency: string, ask: Ask): ColumnDef<RatesOf>[] => [
  {
    id: 'method',
    header: 'Method',
    meta: { card: 'lead', choice: 'stays', value: ({ method }) => method.name },
    cell: ({ row }) => <span className="font-medium">{row.original.method.name}</span>,
  },
  {
    id: 'zone',
    header: 'To',
    meta: { value: ({ zone }) => zone.name },
    cell: ({ row }) => row.original.zone.name,
  },
  {
    id: 'bands',
    header: 'Costs',
    meta: { grows: true, value: ({ bands }) => allWords(bands, currency) },
    cell: ({ row: { original } }) => allWords(original.bands, currency),
  },
  actsColumn<RatesOf, Asked>(
    ({ method, zone }) => `${method.name} to ${zone.name}`,
    (of) => [['Change', { what: 'rates', of }]],
    ask,
  ),
]

const allWords = (bands: RatesOf['bands'], currency: string) =>
  bands.map((band) => bandInWords(band, currency)).join('; ')
