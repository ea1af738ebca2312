import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { executeAlone } from './boss.ts'

test('F19 a script that fails in its transaction leaves no connection in it', async () => {
  const shop = await openTestShop({ jobs: false })
  const script = 'begin; create table mark (word text); select 1 / 0; commit;'
  for (let turn = 0; turn < 3; turn += 1)
    await expect(executeAlone(shop.database, script)).rejects.toMatchObject({ code: '22012' })
  for (let turn = 0; turn < 5; turn += 1) {
    const { sql, release } = await shop.database.reserve()
    expect(await sql`select to_regclass('mark') as mark`).toEqual([{ mark: null }])
    release()
  }
  // the server hears of a connection that was given up a moment later
  await expect
    .poll(
      () => shop.sql`
        select 1 from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
    .toHaveLength(0)
  await shop.close()
})
