import { numberKey } from '../contract/parts/number-key.ts'
import { insertBuild, replaceBuildLines } from '../server/builds/saved-store.ts'
import { selectMpns } from '../server/catalogue/search/store.ts'
import { newId } from '../server/database/new-id.ts'
import { findUser } from '../server/identity/people/find-user.ts'
import type { Shop } from '../server/shop.ts'
import { demoBuilds } from './demo-builds.ts'

/** Saves the demo's builds for its buyer. */
export async function seedBuilds({ database }: Shop) {
  await database.transaction(async (sql) => {
    const user = await findUser(sql, 'buyer@partwright.test')
    if (!user) return
    for (const { name, machines, spares, parts } of demoBuilds.toReversed()) {
      const found = await selectMpns(
        sql,
        parts.map(([mpn]) => numberKey(mpn)),
      )
      const ids = new Map(found.map(({ id, mpnKey }) => [mpnKey, id]))
      // a shop that has dropped one of the parts has another demo
      if (ids.size < parts.length) continue
      const id = newId()
      await insertBuild(sql, { id, ownerId: user.id, name, machines, spares })
      await replaceBuildLines(
        sql,
        id,
        parts.map(([mpn, quantity]) => ({ partId: ids.get(numberKey(mpn))!, quantity })),
      )
    }
  })
}
