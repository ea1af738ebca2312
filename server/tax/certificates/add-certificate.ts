import { createHash } from 'node:crypto'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { certificatesUpTo, readRegions } from '../../../contract/tax/certificates.ts'
import { lockOwnCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { insertCertificate, selectAsked } from './store.ts'
import { tellOfCertificate } from './tell-company.ts'

/** Stores a certificate with its document until an admin decides. The same document that waits is answered again. */
export async function addCertificate(
  shop: Shop,
  caller: User,
  { file, regions, ...input }: Input<Calls['addCertificate']> & { file: Uint8Array },
): Promise<Output<Calls['addCertificate']>> {
  const type = typeOf(file)
  if (!type) throw new Refusal('file_unreadable', { reason: 'send a PDF, PNG or JPEG' })
  const hash = createHash('sha256').update(file).digest('hex')
  return await shop.database.transaction(async (sql) => {
    const { _id: companyId } = await lockOwnCompany(sql, caller)
    const asked = await selectAsked(sql, companyId)
    const there = asked.get(hash)
    if (there) return { insertedId: there }
    if (asked.size >= certificatesUpTo)
      throw new Refusal('certificates_full', { count: asked.size })
    const { country, number, reason, startsOn, endsOn = null } = input
    const id = newId()
    await insertCertificate(sql, {
      id,
      companyId,
      country,
      number,
      reason,
      startsOn,
      endsOn,
      file,
      type,
      hash,
      regions: readRegions(country, regions).codes,
      askedBy: caller.id,
    })
    await writeAudit(sql, caller.id, 'company-certificate-asked', companyId, {
      after: { number, country, reason },
    })
    await tellOfCertificate(shop, sql, { companyId, number, what: 'asked', note: '', endsOn: '' })
    return { insertedId: id }
  })
}

/** The type of a document by its first bytes; null for any other. */
function typeOf(file: Uint8Array): string | null {
  const begins = Buffer.from(file.subarray(0, 8)).toString('latin1')
  if (begins.startsWith('%PDF-')) return 'application/pdf'
  if (begins === '\x89PNG\r\n\x1a\n') return 'image/png'
  return begins.startsWith('\xff\xd8\xff') ? 'image/jpeg' : null
}
