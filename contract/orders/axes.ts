import type { OrderStatus } from './status.ts'

/** Whether an order counts. approval: somebody has yet to say yes to it. cancelled: unpaid, or its money went back. */
export const orderLives = ['approval', 'placed', 'cancelled'] as const

/** card: one charge before it is released. transfer: the same by bank. account: invoiced when it has left. */
export const paymentMethods = ['card', 'transfer', 'account'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const depositStates = ['none', 'due', 'paid'] as const

/**
 * Where an order stands, each by itself: what is stored of it (life, method, release), and what its rows come to (what
 * came of what is to be paid, what left of what was ordered).
 */
export type OrderAxes = {
  life: (typeof orderLives)[number]
  method: PaymentMethod
  paid: 'none' | 'part' | 'full' | 'over'
  /** Of one on account: whether something is paid before it is confirmed, and was. */
  deposit: (typeof depositStates)[number]
  isReleased: boolean
  /** A person has to look at it before it goes on. */
  isOnHold: boolean
  /** full: some of it left, and nothing is open any more. */
  shipped: 'none' | 'part' | 'full'
}

/** The statuses, and that of orders which no call makes yet. */
export type OrderWord = OrderStatus | 'approval'

/** What came of what is to be paid, both in minor units. */
export function paidOf(paidMinor: number, payableMinor: number): OrderAxes['paid'] {
  if (paidMinor === 0) return 'none'
  if (paidMinor === payableMinor) return 'full'
  return paidMinor < payableMinor ? 'part' : 'over'
}

export const isPaid = ({ paid }: Pick<OrderAxes, 'paid'>) => paid === 'full' || paid === 'over'

/** The one word for where an order stands. The column `orders.status` says the same of the same facts. */
export function statusOf(axes: OrderAxes): OrderWord {
  const { life, method, paid, deposit, isReleased, shipped } = axes
  if (life === 'approval') return 'approval'
  if (life === 'cancelled') return paid === 'none' ? 'cancelled' : 'refunded'
  if (shipped === 'full') return 'shipped'
  if (isReleased) return 'pending'
  if (method === 'account') return deposit === 'due' ? 'unpaid' : 'confirmed'
  return isPaid(axes) ? 'paid' : 'unpaid'
}

type Shown = {
  status: OrderStatus
  /** Left out: card. */
  method?: PaymentMethod | undefined
  /** How many of its pieces have left, where that is known. */
  shippedQuantity?: number
  /** What holds it; left out: nothing. */
  onHold?: readonly unknown[] | undefined
}

/** Where an order stands as it is shown to people: all that its actions ask for. */
export function shownAxes({
  status,
  method = 'card',
  shippedQuantity = 0,
  onHold = [],
}: Shown): OrderAxes {
  const isDue = status === 'unpaid' && method === 'account'
  const isUnpaid = status === 'unpaid' || status === 'cancelled' || method === 'account'
  return {
    life: status === 'cancelled' || status === 'refunded' ? 'cancelled' : 'placed',
    method,
    paid: isUnpaid ? 'none' : 'full',
    deposit: isDue ? 'due' : 'none',
    isReleased: status === 'pending' || status === 'shipped',
    isOnHold: onHold.length > 0,
    shipped: status === 'shipped' ? 'full' : shippedQuantity > 0 ? 'part' : 'none',
  }
}
