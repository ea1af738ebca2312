import { hash } from 'node:crypto'
import type { Member, Shop } from '../../shop.ts'
import { selectTokenHolder } from '../store.ts'

/** Whose bearer token this is, as they are now; null when it is unknown, over, or its session has ended. */
export const findTokenHolder = (shop: Shop, token: string): Promise<Member | null> =>
  selectTokenHolder(shop.database.sql, hash('sha256', token, 'buffer'))
