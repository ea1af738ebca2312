import type { OrderLine } from '../../../contract/orders/orders.ts'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { figure } from '../../ui/words/amounts.tsx'

type Props = {
  legend: string
  /** Lines that can be meant, each with how many pieces of it. */
  lines: { line: OrderLine; there: number }[]
  /** What is typed, by position. */
  typed: Record<number, string>
  onType: (position: number, text: string) => void
  error?: string | undefined
}

/** How many pieces of which lines are meant. */
export const Pieces = ({ legend, lines, typed, onType, error }: Props) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-medium">{legend}</legend>
    <ul className="mt-1 max-h-72 divide-y overflow-y-auto rounded-md border">
      {lines.map(({ line: { position, partsName, mpn }, there }) => (
        <li
          key={position}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 text-sm"
        >
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {partsName}
            <span className="block font-mono text-xs text-soft">{mpn}</span>
          </span>
          <span className="flex items-center gap-2">
            <input
              type="number"
              min={0}
              max={there}
              inputMode="numeric"
              aria-label={`Quantity of ${partsName}`}
              className="input w-24 text-end"
              value={typed[position] ?? ''}
              placeholder="0"
              onChange={(event) => onType(position, event.target.value)}
            />
            <span className="figures min-w-14 text-soft">of {figure(there)}</span>
          </span>
        </li>
      ))}
    </ul>
    <FieldError id="pieces-error">{error}</FieldError>
  </fieldset>
)

/** The lines of which a number is typed. */
export const chosenPieces = (typed: Record<number, string>) =>
  Object.entries(typed)
    .map(([position, text]) => ({ position: Number(position), quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0)
