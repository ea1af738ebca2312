import { storePicture } from '../../images/index.ts'
import type { Shop } from '../../shop.ts'
import { readCategories } from './read-categories.ts'
import { lockCategories, nameCategoryPicture } from './store.ts'
import { insertVersion } from './versions-store.ts'

type Prepare = () => Promise<Parameters<typeof storePicture>[1]>

/** Saves a picture for each of these categories that has none: it stands for parts that come without one. */
export async function saveCategoryPictures(
  shop: Shop,
  pictures: Record<string, Prepare>,
): Promise<void> {
  const { database } = shop
  for (const { key, img } of await readCategories(database)) {
    // a category may be called constructor
    const prepare = Object.hasOwn(pictures, key) ? pictures[key] : undefined
    if (img !== '' || !prepare) continue
    const image = await storePicture(shop, await prepare())
    await database.transaction(async (sql) => {
      await lockCategories(sql)
      if (await nameCategoryPicture(sql, key, image.id))
        await insertVersion(sql, key, { fields: ['img'], restored: null, actorId: null })
    })
  }
}
