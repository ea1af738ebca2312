import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { queueMail } from './queue-mail.ts'
import { selectAdmins } from './store.ts'

/** Writes a mail down for every admin of the shop, each by their name. `event` names it: each gets it once. */
export async function queueForAdmins<K extends MailKind>(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  mail: { event: string; kind: K; valuesFor: (name: string) => MailValues[K] },
): Promise<void> {
  const { event, kind, valuesFor } = mail
  for (const { email, name } of await selectAdmins(sql))
    await queueMail(shop, sql, {
      event: `${event}:${email}`,
      kind,
      to: email,
      values: valuesFor(name),
    })
}
