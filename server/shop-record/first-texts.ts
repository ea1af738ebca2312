import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { example } from './example.ts'
import { neutral } from './neutral.ts'
import type { FirstTexts } from './store.ts'

/** What stands where nobody has changed anything. */
export const firstTexts: Record<FirstTexts, ShopRecord> = { example, neutral }
