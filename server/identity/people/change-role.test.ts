import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/open-test-shop.ts'
import { untilWaiting } from '../../../tests/until-waiting.fixture.ts'
import { within } from '../../database/database.ts'
import { changeRole } from './change-role.ts'

test('T42 a second demotion waits for the first, and then finds itself the last', async () => {
  const shop = await openTestShop({ jobs: false })
  try {
    const [first, second] = await Promise.all([shop.admin('First'), shop.admin('Second')])
    const { answer } = await shop.database.transaction(async (sql) => {
      await changeRole({ database: within(sql), enqueue: async () => {} }, null, second.email, null)
      const answer = first.call('DELETE', `/user/admin/${first.email}`)
      await Promise.race([answer, untilWaiting(shop.sql, 1)])
      return { answer }
    })
    expect((await answer).status).toBe(409)
    const admins = await shop.sql`select email from users where role = 'admin'`
    expect(admins).toEqual([{ email: first.email }])
  } finally {
    await shop.close()
  }
})
