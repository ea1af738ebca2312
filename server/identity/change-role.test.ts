import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { eventually } from '../../tests/orders.fixture.ts'
import { within } from '../database.ts'
import { changeRole } from './change-role.ts'

test('T42 a second demotion waits for the first, and then finds itself the last', async () => {
  const shop = await openTestShop({ jobs: false })
  try {
    const [first, second] = await Promise.all([shop.admin('First'), shop.admin('Second')])
    const waiting = () => shop.sql`
      select 1
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const { answer } = await shop.database.transaction(async (sql) => {
      await changeRole({ database: within(sql) }, null, second.email, null)
      const answer = first.call('DELETE', `/user/admin/${first.email}`)
      await Promise.race([answer, eventually(waiting, (rows) => rows.length === 1)])
      return { answer }
    })
    expect((await answer).status).toBe(409)
    const admins = await shop.sql`select email from users where role = 'admin'`
    expect(admins).toEqual([{ email: first.email }])
  } finally {
    await shop.close()
  }
})
