/**
 * unpaid → paid (the provider has the money) → pending (released for shipment) → shipped. A shipment that is
 * taken back before its buyer is told makes its order pending again, which no button of a state offers.
 * cancelled: out of every list, kept for the books. refunded: the money went back before shipment.
 */
export const orderStatuses = [
  'unpaid',
  'paid',
  'pending',
  'shipped',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Action → the states it is allowed in, and the one it leads to. The server refuses by it; pages show buttons by it. */
export const orderActions = {
  pay: { from: ['unpaid'], to: 'paid', done: 'paid' },
  cancel: { from: ['unpaid'], to: 'cancelled', done: 'cancelled' },
  release: { from: ['paid'], to: 'pending', done: 'released' },
  ship: { from: ['pending'], to: 'shipped', done: 'shipped' },
  refund: { from: ['paid', 'pending'], to: 'refunded', done: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus; done: string }>
export type OrderAction = keyof typeof orderActions

export const isAllowed = (action: OrderAction, status: OrderStatus) =>
  (orderActions[action].from as readonly OrderStatus[]).includes(status)
