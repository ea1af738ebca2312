import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../app/session.ts'
import { useBasketCount, useBasketOfSession } from '../trade/basket/basket.ts'
import { counted } from '../ui/words/amounts.tsx'

/** The way to the basket, with how many parts are in it: its place is the same with and without. Admins have none. */
export function BasketLink() {
  useBasketOfSession()
  const count = useBasketCount()
  const session = useSession()
  if ('person' in session && session.person.isAdmin) return null
  return (
    <Link
      to="/basket"
      className="relative grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span className="sr-only">Basket{count > 0 && `, ${counted(count, 'part')}`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute inset-e-0 top-0 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[0.625rem] leading-none font-semibold text-ground"
        >
          {count > 999 ? '1k' : count}
        </span>
      )}
    </Link>
  )
}
