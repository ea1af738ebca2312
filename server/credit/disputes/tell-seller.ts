import type { Sql } from '../../database/database.ts'
import { type MailValues, queueForAdmins } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'

type Told = Omit<MailValues['invoice-disputed'], 'name' | 'url'> & { id: string }

/** Tells the seller of a dispute, or that it was withdrawn. */
export async function tellSeller(shop: Shop, sql: Sql, { id, ...values }: Told) {
  const url = `${shop.config.publicUrl}/dashboard/receivables#disputes`
  await queueForAdmins(shop, sql, {
    event: `invoice-disputed:${id}${values.isWithdrawn ? ':withdrawn' : ''}`,
    kind: 'invoice-disputed',
    valuesFor: (name) => ({ ...values, name, url }),
  })
}
