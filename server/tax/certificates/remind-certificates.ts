import type { Shop } from '../../shop.ts'
import { takeReminders } from './store.ts'
import { tellOfCertificate } from './tell-company.ts'

/** The job of every day that tells companies of certificates that end soon, once each time. */
export async function remindCertificates(shop: Shop): Promise<void> {
  await shop.database.transaction(async (sql) => {
    for (const { companyId, number, endsOn } of await takeReminders(sql))
      await tellOfCertificate(shop, sql, { companyId, number, what: 'ends', note: '', endsOn })
  })
}
