import { memo, useId } from 'react'
import type { OrderLine } from '../../../../contract/orders/orders.ts'
import { openOf } from '../../../orders/open-pieces.ts'
import { LineSearch, MoreLines, useFoundLines } from '../../../orders/order/find-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import { figure } from '../../../ui/words/amounts.tsx'
import { type LineChoice, quantityProblem } from './use-line-choice.ts'

/** The open lines of an order, each with how many of its pieces are meant. */
export function ChooseLines({ choice, legend }: { choice: LineChoice; legend: string }) {
  const found = useFoundLines(choice.open)
  return (
    <fieldset className="min-w-0">
      <legend className="float-start py-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex justify-end gap-1">
        <Button size="small" variant="quiet" onClick={() => choice.choose('all')}>
          All
        </Button>
        <Button size="small" variant="quiet" onClick={() => choice.choose('none')}>
          None
        </Button>
      </div>
      <LineSearch found={found} label="Find a line" />
      <div className="mt-2 max-h-[40dvh] overflow-y-auto rounded-md border">
        <ul className="divide-y">
          {found.shown.map((line) => (
            <LineRow
              key={line.position}
              line={line}
              open={openOf(line)}
              text={choice.textOf(line)}
              onType={choice.type}
            />
          ))}
        </ul>
        <div className="px-3 pb-3 empty:hidden">
          <MoreLines found={found} />
        </div>
      </div>
    </fieldset>
  )
}

type RowProps = {
  line: OrderLine
  open: number
  text: string
  onType: (position: number, text: string) => void
}

/** A line is drawn anew only when its own numbers change: an order may have a thousand. */
const LineRow = memo(function LineRow({ line, open, text, onType }: RowProps) {
  const id = useId()
  const problem = quantityProblem(text, open)
  const { position, partsName, mpn, ownNumber } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <label className="flex min-h-6 min-w-0 flex-1 basis-52 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-accent"
          checked={Number(text) > 0}
          onChange={(event) => onType(position, event.target.checked ? String(open) : '0')}
        />
        <span className="min-w-0">
          <span className="text-ink">{partsName}</span>
          <span className="block font-mono text-xs wrap-anywhere text-soft">
            {[`Line ${position}`, mpn, ownNumber].filter(Boolean).join(' · ')}
          </span>
        </span>
      </label>
      <div className="ms-auto">
        <div className="flex items-center gap-2">
          <input
            type="number"
            min={0}
            max={open}
            inputMode="numeric"
            aria-label={`Quantity of ${partsName}`}
            aria-describedby={`${id}-open ${id}-error`}
            aria-invalid={problem ? true : undefined}
            className="input w-24 text-end"
            value={text}
            onChange={(event) => onType(position, event.target.value)}
          />
          <span id={`${id}-open`} className="figures min-w-16 text-soft">
            of {figure(open)}
          </span>
        </div>
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </li>
  )
})
