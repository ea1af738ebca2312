import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { money } from '../../ui/words/amounts.tsx'

/** What came back: how many of each line, and how many of them can be sold again. */
export type CameLines = { position: number; quantity: number; restocked: number }[]

/** Of a return all that was asked for, of a warranty case nothing, until an admin says what came. */
export const cameOf = ({ kind, lines }: Inquiry): CameLines =>
  lines.map(({ position, quantity }) => {
    const came = kind === 'return' ? quantity : 0
    return { position, quantity: came, restocked: came }
  })

type Props = {
  order: OrderDetail
  came: CameLines
  onChange: (came: CameLines) => void
  /** What these pieces were sold for. */
  sold: number
  amount: string
  onAmount: (text: string) => void
}

export function Came({ order, came, onChange, sold, amount, onAmount }: Props) {
  const names = new Map(order.lines.map(({ position, partsName }) => [position, partsName]))
  const change = (position: number, more: Partial<CameLines[number]>) =>
    onChange(
      came.map((one) => {
        if (one.position !== position) return one
        const next = { ...one, ...more }
        return { ...next, restocked: Math.min(next.restocked, next.quantity) }
      }),
    )
  const number = (label: string, value: number, set: (value: number) => void) => (
    <label className="flex items-center gap-2">
      {label}
      <input
        type="number"
        min={0}
        inputMode="numeric"
        className="input w-24 text-end"
        value={value}
        onChange={({ target }) => set(Math.max(0, Math.trunc(Number(target.value))))}
      />
    </label>
  )
  return (
    <>
      <ul className="space-y-3 text-sm">
        {came.map(({ position, quantity, restocked }) => (
          <li key={position}>
            <p className="wrap-anywhere">{names.get(position)}</p>
            <div className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
              {number('Came back', quantity, (value) => change(position, { quantity: value }))}
              {number('Can be sold again', restocked, (value) =>
                change(position, { restocked: value }),
              )}
            </div>
          </li>
        ))}
      </ul>
      <NumberField
        label="Amount that goes back"
        hint={
          order.tax === undefined
            ? `Their price, ${money(sold, order.currency)}, when nothing is typed`
            : `Their price with its taxes, ${money(sold, order.currency)}, when nothing is typed`
        }
        optional
        value={amount}
        onChange={({ target }) => onAmount(target.value)}
      />
    </>
  )
}
