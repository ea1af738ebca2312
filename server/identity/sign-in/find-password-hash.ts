import type { Shop } from '../../shop.ts'
import { selectPassword } from '../store.ts'

/** The hash of an account's password, which changes with it; null when there is no such account or password. */
export const findPasswordHash = async (shop: Pick<Shop, 'database'>, email: string) =>
  (await selectPassword(shop.database.sql, email))?.hash ?? null
