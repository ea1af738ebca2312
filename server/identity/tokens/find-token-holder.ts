import { hash } from 'node:crypto'
import type { Shop, User } from '../../shop.ts'
import { selectTokenHolder } from '../store.ts'

/** Whose bearer token this is, as they are now; null when it is unknown, over, or its session has ended. */
export const findTokenHolder = (shop: Shop, token: string): Promise<User | null> =>
  selectTokenHolder(shop.database.sql, hash('sha256', token, 'buffer'))
