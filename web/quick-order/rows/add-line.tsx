import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { readTypedLine } from '../../../bom/read/typed-line.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { Button } from '../../ui/button.tsx'
import { NumberBox } from './number-box.tsx'

export type TypedLine = { number: string; quantity: string; part: PartFacts | null }

/** A line at a time: number, Enter, quantity, Enter, and the next one. */
export function AddLine({
  isBuyer,
  onLine,
}: {
  isBuyer: boolean
  onLine: (line: TypedLine) => void
}) {
  const [number, setNumber] = useState('')
  const [quantity, setQuantity] = useState('')
  const [part, setPart] = useState<PartFacts | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return first.current?.focus()
    const typed = part ? { number, quantity: '' } : readTypedLine(number)
    const pieces = quantity.trim() || typed.quantity
    // Enter in the first field goes on to the second, unless everything is said already
    if (pieces === '' && document.activeElement === first.current) return second.current?.focus()
    onLine({ number: typed.number, quantity: pieces, part })
    setNumber('')
    setQuantity('')
    setPart(null)
    first.current?.focus()
  }
  return (
    <form
      onSubmit={add}
      className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
    >
      <NumberBox
        ref={first}
        isBuyer={isBuyer}
        value={number}
        onType={(text) => {
          setNumber(text)
          setPart(null)
        }}
        onPick={(picked, text) => {
          setNumber(text)
          setPart(picked)
          if (quantity === '') setQuantity(String(picked.minQuantity))
          second.current?.focus()
          requestAnimationFrame(() => second.current?.select())
        }}
      />
      <input
        ref={second}
        aria-label="Quantity"
        placeholder="Pieces"
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        onChange={(event) => setQuantity(event.currentTarget.value)}
        className="input figures text-end"
      />
      <Button type="submit" aria-label="Add the line" className="px-3">
        <Plus size={18} aria-hidden="true" />
      </Button>
    </form>
  )
}
