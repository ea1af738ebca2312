import { companyNumber, findCompany, findMembers } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type MailValues, queueForAdmins, queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'

type Told = { companyId: string } & Omit<MailValues['tax-certificate'], 'name' | 'company' | 'url'>

/** Tells who leads a company's buying what became of a certificate; of one that was asked for, the admins. */
export async function tellOfCertificate(
  shop: Shop,
  sql: Sql,
  { companyId, ...told }: Told,
): Promise<void> {
  const company = (await findCompany(sql, companyId))!
  const { publicUrl } = shop.config
  const mail = { event: `tax-certificate:${newId()}`, kind: 'tax-certificate' } as const
  if (told.what === 'asked') {
    const url = `${publicUrl}/dashboard/companies/${companyId}`
    const named = `${company.legalName} (${companyNumber(company)})`
    await queueForAdmins(shop, sql, {
      ...mail,
      valuesFor: (name) => ({ ...told, name, company: named, url }),
    })
    return
  }
  const url = `${publicUrl}/dashboard/company`
  for (const { email, name, roles } of await findMembers(sql, companyId))
    if (roles.includes('purchasing_admin'))
      await queueMail(shop, sql, {
        ...mail,
        event: `${mail.event}:${email}`,
        to: email,
        values: { ...told, name, company: company.legalName, url },
      })
}
