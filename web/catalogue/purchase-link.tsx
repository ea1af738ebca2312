import { Link } from 'react-router'
import { type Stocked, stockOf } from '../trade/parts/stock.ts'
import { buttonClass } from '../ui/button.tsx'

type Props = {
  part: Stocked & { _id: string; name: string }
  /** How many are typed beside it; the purchase page takes it from the least order where nothing is. */
  quantity?: number | undefined
  size: 'small' | 'medium'
  className?: string
}

/** To the purchase page; of what cannot be ordered, to its page, where there are others. */
export function PurchaseLink({ part, quantity, size, className }: Props) {
  const isOut = stockOf(part) === 'out'
  const wished = quantity ? `?quantity=${quantity}` : ''
  return (
    <Link
      to={isOut ? `/parts/${part._id}#related` : `/purchase/${part._id}${wished}`}
      className={buttonClass(isOut ? 'quiet' : 'secondary', size, className)}
    >
      {isOut ? 'Similar parts' : 'Purchase Now'}
      <span className="sr-only">: {part.name}</span>
    </Link>
  )
}
