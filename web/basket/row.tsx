import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { BasketLine } from '../../contract/basket.ts'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { useBasket } from '../trade/basket/lines.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { QuantityAdvice } from '../trade/pricing/quantity-advice.tsx'
import { WhyThisPrice } from '../trade/pricing/why-this-price.tsx'
import { Picture } from '../ui/picture.tsx'
import { figure, Money } from '../ui/words/amounts.tsx'
import { PartName } from '../ui/words/part-name.tsx'
import { changeLine } from './change-lines.ts'
import { LineNotice } from './line-notice.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { lineState } from './line-state.ts'
import { LineWords } from './line-words.tsx'

type Props = { line: BasketLine; onRemove: (line: BasketLine) => void }

/** A line: what it is, how many, what they come to and why, and what has to be done about it. */
export const BasketRow = memo(function BasketRow({ line, onRemove }: Props) {
  const { part } = line
  const state = lineState(line)
  return (
    <li className="panel p-4 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]">
      <article
        aria-label={line.partsName}
        className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[5rem_minmax(0,1fr)_11rem_7.5rem]"
      >
        <div className="aspect-4/3 w-16 self-start overflow-hidden rounded-md bg-[#f4f2ed] sm:w-20">
          {part && (
            <Picture
              src={part.img}
              picture={null}
              alt=""
              sizes="80px"
              className="aspect-4/3 w-full object-cover"
            />
          )}
        </div>
        <Names line={line} part={part} />
        <div className="max-sm:col-span-2">
          {part ? (
            <LineQuantity line={line} part={part} />
          ) : (
            <p className="figures text-sm text-soft">{figure(line.quantity)} wanted</p>
          )}
        </div>
        <div className="flex items-start justify-between gap-2 max-sm:col-span-2 sm:flex-col sm:items-end sm:text-end">
          <p className="text-lg leading-tight font-semibold">
            {part && state.totalMinor !== null ? (
              <Money amount={toMajor(state.totalMinor, part.currency)} currency={part.currency} />
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">not in the total</span>
              </>
            )}
          </p>
          <button
            type="button"
            onClick={() => onRemove(line)}
            className="-me-2 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-sm text-soft hover:bg-sunken hover:text-ink"
          >
            <Trash2 size={15} aria-hidden="true" />
            Remove<span className="sr-only">: {line.partsName}</span>
          </button>
        </div>
        <div className="col-span-full space-y-2">
          <LineNotice line={line} state={state} onRemove={onRemove} />
          <LineFault partsId={line.partsId} />
          {part && !state.problem && <LinePrice line={line} part={part} />}
        </div>
      </article>
    </li>
  )
})

/** Why it costs so much, and what would be better. */
function LinePrice({ line, part }: { line: BasketLine; part: PartFacts }) {
  const { quantity } = line
  return (
    <div className="grid items-start gap-x-4 gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <WhyThisPrice part={part} quantity={quantity} />
      <QuantityAdvice
        {...{ part, quantity }}
        onTake={(next) => changeLine(line, { quantity: next })}
      />
    </div>
  )
}

function Names({ line, part }: { line: BasketLine; part: PartFacts | null }) {
  return (
    <div className="min-w-0">
      <h2 className="leading-snug font-semibold">
        {part ? (
          <Link to={`/parts/${line.partsId}`} className="link">
            <PartName name={line.partsName} />
          </Link>
        ) : (
          line.partsName || 'A part that has gone'
        )}
      </h2>
      <p className="flex flex-wrap gap-x-3 font-mono text-xs text-soft">
        <span className="break-all">{line.mpn}</span>
        {part && <span>{part.partNumber}</span>}
      </p>
      <LineWords line={line} />
    </div>
  )
}

/** What could not be done with this line. */
function LineFault({ partsId }: { partsId: string }) {
  const { faults } = useBasket()
  const fault = faults[partsId]
  return fault ? <FaultNote error={fault} /> : null
}
