import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { selectAdmins } from './store.ts'

/** Tells every admin by mail that events go to another address from now on, or to this one no more. */
export async function tellAdmins(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  { id, url, what }: { id: string; url: string; what: 'added' | 'off' },
) {
  const occasion = newId()
  for (const { email, name } of await selectAdmins(sql))
    await queueMail(shop, sql, {
      event: `webhook-${what}:${id}:${occasion}:${email}`,
      kind: 'webhook',
      to: email,
      values: { name, url, what },
    })
}
