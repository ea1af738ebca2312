import { useEffect, useId, useRef, useState } from 'react'
import type { BasketLine } from '../../contract/basket.ts'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { maxPieces } from '../../contract/parts/same-part.ts'
import { quantityFault } from '../trade/pricing/quantity-fault.ts'
import { QuantityStepper } from '../trade/pricing/quantity-stepper.tsx'
import { FieldError } from '../ui/forms/field-error.tsx'
import { useOnEach } from '../ui/on-each.ts'
import { figure } from '../ui/words/amounts.tsx'
import { changeLine } from './change-lines.ts'

/** After so many milliseconds without another key what was typed is what is wanted. */
const pause = 600

/** How many of a line: stepped at once, typed after a moment or when the field is left. Enter goes on to the next line's. */
export function LineQuantity({ line, part }: { line: BasketLine; part: PartFacts }) {
  const id = useId()
  const { text, problem, type, take, settle } = useTyped(line)
  const { quantity } = line
  return (
    <div className="w-36 max-w-full max-md:py-1">
      <label htmlFor={id} className="sr-only">
        Quantity of {line.partsName}
      </label>
      <QuantityStepper
        part={part}
        quantity={quantity}
        id={id}
        size="small"
        min={1}
        value={text}
        onStep={take}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          // what is no quantity keeps the focus until it is fixed
          if (event.key === 'Enter' && !settle()) event.preventDefault()
        }}
        data-field="quantity"
        aria-describedby={`${id}-error`}
        aria-invalid={problem || quantityFault(part, quantity) ? true : undefined}
      />
      <div className="whitespace-normal">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  )
}

/** How many pieces a text says; null when it is no quantity of a line. */
function wishOf(text: string): number | null {
  const quantity = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0
  return quantity > 0 && quantity <= maxPieces ? quantity : null
}

const refusalOf = (kept: number) =>
  `A whole number from 1 to ${figure(maxPieces)}. Until then the line stays at ${figure(kept)}.`

/** What stands in the field while it is typed; what is no quantity is never taken, and stays there until it is fixed. */
function useTyped(line: BasketLine) {
  const { quantity: kept } = line
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (text: string | undefined, refused = false) => {
    clearTimeout(timer.current)
    setTyped(text)
    setRefused(refused)
  }
  // a quantity from elsewhere takes the place of what was typed
  useOnEach(kept, () => show(undefined))
  const take = (quantity: number) => {
    show(undefined)
    if (quantity !== kept) changeLine(line, { quantity })
  }
  /** Whether it is a quantity. */
  const settle = () => {
    if (typed === undefined) return true
    const quantity = wishOf(typed)
    if (quantity === null) show(typed, true)
    else take(quantity)
    return quantity !== null
  }
  const type = (text: string) => {
    const quantity = wishOf(text)
    // an empty field is on its way to a number: that is said when it is left
    show(text, quantity === null && text !== '')
    if (quantity !== null) timer.current = setTimeout(() => take(quantity), pause)
  }
  const problem = isRefused ? refusalOf(kept) : undefined
  return { text: typed ?? String(kept), problem, type, take, settle }
}
