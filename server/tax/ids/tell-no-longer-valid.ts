import { companyNumber, findMembers } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueForAdmins, queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'

type Company = { id: string; number: number; legalName: string }

/** Tells who leads the company's buying, and the admins, that its number was valid and is no longer. */
export async function tellNoLongerValid(
  shop: Shop,
  sql: Sql,
  company: Company,
  { number, actorId, note }: { number: string; actorId: string | null; note: string },
): Promise<void> {
  const { id, legalName } = company
  await writeAudit(sql, actorId, 'company-tax-id-invalid', id, { taxId: number })
  const occasion = newId()
  const members = await findMembers(sql, id)
  const own = `${shop.config.publicUrl}/dashboard/company`
  for (const { email, name, roles } of members)
    if (roles.includes('purchasing_admin'))
      await queueMail(shop, sql, {
        event: `tax-id-invalid:${occasion}:${email}`,
        kind: 'tax-id-invalid',
        to: email,
        values: { name, company: legalName, taxId: number, note, isOwn: true, url: own },
      })
  const named = `${legalName} (${companyNumber(company)})`
  const url = `${shop.config.publicUrl}/dashboard/companies/${id}`
  await queueForAdmins(shop, sql, {
    event: `tax-id-invalid:${occasion}`,
    kind: 'tax-id-invalid',
    valuesFor: (name) => ({ name, company: named, taxId: number, note, isOwn: false, url }),
  })
}
