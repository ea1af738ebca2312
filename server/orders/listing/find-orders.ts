import { type OrderFilter, selectFound, selectOrdersById } from './store.ts'

export type { OrderFilter }

/** The ids of the first so many orders that a list with this filter and order shows. */
export const findOrderIds = selectFound

/** These orders, in the order of their ids. */
export const findOrdersById = selectOrdersById
