import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Certificate } from '../../../contract/tax/certificates.ts'
import { actingCompany, findCompany } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf } from '../../shop-record/index.ts'
import { type CertificateRow, selectCertificates, selectDocument } from './store.ts'

export async function listOwnCertificates(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listOwnCertificates']>> {
  const rows = await selectCertificates(database.sql, actingCompany(caller)._id)
  return { items: rows.map(toApi), next: null, total: rows.length }
}

export async function listCertificates(
  { database }: Shop,
  _caller: User,
  { id }: Input<Calls['listCertificates']>,
): Promise<Output<Calls['listCertificates']>> {
  if (!(await findCompany(database.sql, id))) throw new Refusal('not_found')
  const rows = await selectCertificates(database.sql, id)
  return { items: rows.map(toApi), next: null, total: rows.length }
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** The document as it was sent, for members who act for the company, and admins; one of another company is as none. */
export async function getCertificateFile(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getCertificateFile']>,
): Promise<Output<Calls['getCertificateFile']>> {
  const found = await selectDocument(shop.database.sql, id)
  if (!found || !(caller.isAdmin || caller.company?._id === found.companyId))
    throw new Refusal('not_found')
  const name = await fileNameOf(shop, documentOf(found))
  return { bytes: found.file, name }
}

const documentOf = ({ number, type }: Pick<CertificateRow, 'number' | 'type'>) =>
  `certificate-${number.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40)}.${endings[type]}`

const toApi = ({ id, companyId: _, at, type, ...row }: CertificateRow): Certificate => ({
  ...row,
  _id: id,
  at: at.toISOString(),
  fileName: documentOf({ number: row.number, type }),
})
