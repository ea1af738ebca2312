import type { Shop } from '../shop.ts'
import { selectPasswordHash } from './store.ts'

/** The hash of an account's password, which changes with it; null when there is no such account or password. */
export const findPasswordHash = (shop: Pick<Shop, 'database'>, email: string) =>
  selectPasswordHash(shop.database.sql, email)
