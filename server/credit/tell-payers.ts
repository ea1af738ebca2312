import { rightsOf } from '../../contract/companies/rights.ts'
import { findMembers } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { type MailValues, queueMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'

type AccountMail =
  | 'account-changed'
  | 'account-reminder'
  | 'account-paid'
  | 'account-returned'
  | 'account-near'
  | 'account-fee'
  | 'dispute-ended'

type Mail<K extends AccountMail> = {
  /** What it tells of, once a person. */
  event: string
  kind: K
  values: Omit<MailValues[K], 'name' | 'url'>
}

/** Writes a mail down for everybody who may pay for a company. */
export async function tellPayers<K extends AccountMail>(
  shop: Shop,
  sql: Sql,
  companyId: string,
  { event, kind, values }: Mail<K>,
) {
  const url = `${shop.config.publicUrl}/dashboard/account`
  for (const { email, name, roles } of await findMembers(sql, companyId))
    if (rightsOf(roles).includes('pay'))
      await queueMail(shop, sql, {
        event: `${event}:${email}`,
        kind,
        to: email,
        values: { ...values, name, url } as MailValues[K],
      })
}
