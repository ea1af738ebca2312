import { useEffect, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { maxPieces } from '../../../contract/parts/same-part.ts'
import { QuantityStepper } from '../../trade/pricing/quantity-stepper.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { stateOf } from './state.ts'

type Line = { partsId: string; partsName: string; part: PartFacts | null; quantity: number }
type Props = { line: Line; onChange: (quantity: number) => void }

/** How many of a line are wanted, which can be changed. */
export const quantityColumn = <L extends Line>(
  onChange: (line: L, quantity: number) => void,
): ColumnDef<L> => ({
  id: 'quantity',
  header: 'Quantity',
  meta: {
    choice: 'stays',
    sort: { up: 'quantity', down: '-quantity' },
    value: ({ quantity }) => quantity,
  },
  cell: ({ row: { original: line } }) => (
    <LineQuantity line={line} onChange={(quantity) => onChange(line, quantity)} />
  ),
})

/** How many of a line: typed, or by legal steps. */
function LineQuantity({ line, onChange }: Props) {
  const { part, quantity, partsId, partsName } = line
  const [typed, setTyped] = useState(String(quantity))
  // a fix, a step or a newer version of the list
  useEffect(() => setTyped(String(quantity)), [quantity])
  if (!part) return <span className="figures text-soft">{figure(quantity)} wanted</span>
  const isWrong = stateOf(line).problem !== null
  const type = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (Number.isInteger(next) && next >= 1 && next <= maxPieces) onChange(next)
  }
  return (
    <div className="w-32 max-w-full print:w-auto">
      <div className="print:hidden">
        <QuantityStepper
          size="small"
          part={part}
          quantity={quantity}
          onStep={onChange}
          aria-label={`Quantity of ${partsName}`}
          aria-describedby={isWrong ? problemId(partsId) : undefined}
          aria-invalid={isWrong || undefined}
          data-quantity-of={partsId}
          data-field="quantity"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(quantity))}
        />
      </div>
      <span className="figures hidden print:inline">{figure(quantity)}</span>
    </div>
  )
}

/** Where it is said why so many of a part cannot be ordered. */
export const problemId = (partsId: string) => `problem-${partsId}`
