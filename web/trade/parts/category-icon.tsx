import type { CategoryIcon as Name } from '../../../contract/parts/category-icons.ts'
import { useCategories } from '../../app/categories.ts'
import signs from './category-icons.svg?no-inline'

/** A sign of categories. All of them are one file, so that a page that shows some brings no drawing in its script. */
export const CategoryIcon = ({ name, size = 18 }: { name: Name; size?: number }) => (
  <svg width={size} height={size} className="shrink-0 text-soft" aria-hidden="true">
    <use href={`${signs}#${name}`} />
  </svg>
)

/** The sign of a category of the shop, beside its name; none of one that is no longer there. */
export function CategorySign({ of }: { of: string }) {
  const icon = useCategories().find(({ key }) => key === of)?.icon
  return icon && <CategoryIcon name={icon} size={16} />
}
