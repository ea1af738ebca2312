import type { Category } from '../../contract/parts/parts.ts'
import type { Shop } from '../shop.ts'
import { keepPicture } from './add-image.ts'
import type { PreparedPicture } from './pictures/prepare.ts'
import { nameCategory, selectCategories } from './store.ts'

/** Keeps a picture for each category that has none: it stands for parts that come without one. */
export async function keepCategoryPictures(
  shop: Shop,
  pictures: Record<Category, () => Promise<PreparedPicture>>,
): Promise<void> {
  const { sql } = shop.database
  const known = await selectCategories(sql)
  for (const [category, prepare] of Object.entries(pictures)) {
    if (known.includes(category)) continue
    const image = await keepPicture(shop, await prepare())
    await nameCategory(sql, image.id, category)
  }
}
