import { categoryName, type NamedCategory } from '../../contract/parts/categories.ts'
import { useRootConfig } from './shop-config.ts'

const none: NamedCategory[] = []

/** The shop's categories in their order, as every page knows them; none on the page that says why nothing could be loaded. */
export const useCategories = (): NamedCategory[] => useRootConfig()?.categories ?? none

/** How categories are called. */
export function useCategoryName(): (key: string) => string {
  const categories = useCategories()
  return (key) => categoryName(categories, key)
}
