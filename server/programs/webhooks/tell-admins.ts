import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueForAdmins } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'

/** Tells every admin by mail that events go to another address from now on, or to this one no more. */
export async function tellAdmins(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  { id, url, what }: { id: string; url: string; what: 'added' | 'off' },
) {
  await queueForAdmins(shop, sql, {
    event: `webhook-${what}:${id}:${newId()}`,
    kind: 'webhook',
    valuesFor: (name) => ({ name, url, what }),
  })
}
