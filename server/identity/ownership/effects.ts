import type { Sql } from '../../database/database.ts'
import type { WaysMail } from '../../mail/index.ts'

/** What follows when an account's ways in change, in the transaction that changes them. */
export type OwnershipEffects = {
  /** Tells the owner what ended and what was kept; `event` names it, so that it is told once. */
  tell: (sql: Sql, to: string, event: string, values: WaysMail) => Promise<void>
  /** Cancels the orders that are unpaid by now. */
  cancelOrders: (sql: Sql, userId: string) => Promise<void>
}
