import { isPaid, type OrderAxes } from './axes.ts'

type Guarded = {
  /** Whether it may be done to an order that stands so. */
  when: (axes: OrderAxes) => boolean
  /** Its word in refusals and on the timeline. */
  done: string
}

/** An order that counts, and of which something is still to leave. */
const isOpen = ({ life, shipped }: OrderAxes) => life === 'placed' && shipped !== 'full'

/** Paid before it is released: by card or by transfer. */
const isPaidFirst = ({ method }: OrderAxes) => method !== 'account'

/** On account, and something of it is to be paid before it is confirmed. */
const awaitsDeposit = ({ method, deposit }: OrderAxes) => method === 'account' && deposit === 'due'

/**
 * What may be done to an order, by where it stands. The server refuses by it; pages show buttons by it. Money that came
 * for a part of an order goes back before the order is cancelled.
 */
export const orderActions = {
  pay: {
    when: (axes) =>
      isOpen(axes) && !axes.isReleased && (isPaidFirst(axes) ? !isPaid(axes) : awaitsDeposit(axes)),
    done: 'paid',
  },
  /** On account it can be until some of it has left; its buyer asks before it is released. */
  cancel: {
    when: (axes) =>
      isOpen(axes) &&
      axes.paid === 'none' &&
      (isPaidFirst(axes) ? !axes.isReleased : axes.shipped === 'none'),
    done: 'cancelled',
  },
  release: {
    when: (axes) =>
      isOpen(axes) &&
      !axes.isReleased &&
      !axes.isOnHold &&
      (isPaidFirst(axes) ? isPaid(axes) : !awaitsDeposit(axes)),
    done: 'released',
  },
  ship: { when: (axes) => isOpen(axes) && axes.isReleased && !axes.isOnHold, done: 'shipped' },
  refund: { when: (axes) => isOpen(axes) && isPaidFirst(axes) && isPaid(axes), done: 'refunded' },
  /** Pieces of what was ordered on account: of a deposit goes back what is more than is still to be invoiced. */
  shorten: {
    when: (axes) => isOpen(axes) && !isPaidFirst(axes) && !awaitsDeposit(axes),
    done: 'shortened',
  },
} as const satisfies Record<string, Guarded>
export type OrderAction = keyof typeof orderActions

export const isAllowed = (action: OrderAction, axes: OrderAxes) => orderActions[action].when(axes)
