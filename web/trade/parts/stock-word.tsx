import { classNames } from '../../ui/class-names.ts'
import { type Stocked, stockOf, stockWords } from './stock.ts'

const variants = { in: 'text-good', low: 'text-warn', out: 'text-danger' }

/** Whether a part can be ordered, in a word; the mark before it only repeats the word. */
export function StockWord({ part }: { part: Stocked }) {
  const stock = stockOf(part)
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-medium whitespace-nowrap',
        variants[stock],
      )}
    >
      <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
        {stock === 'in' ? (
          <circle cx="4" cy="4" r="4" fill="currentColor" />
        ) : stock === 'low' ? (
          <path d="M4 0 8 8H0Z" fill="currentColor" />
        ) : (
          <path d="M1 1 7 7M7 1 1 7" stroke="currentColor" strokeWidth="2" />
        )}
      </svg>
      {part.noOrders ? 'Ended' : stockWords[stock]}
    </span>
  )
}
