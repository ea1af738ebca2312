import type { ShopCategory } from '../../contract/parts/shop-categories.ts'
import { useAnswer } from '../app/queries.tsx'

const none: ShopCategory[] = []

/** The shop's categories with all that is specified of their parts; none until they are loaded. */
export const useShopCategories = (): ShopCategory[] =>
  useAnswer('GET /categories', {}).data?.categories ?? none
