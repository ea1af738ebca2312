import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { actingCompany, companyNumber, findCompany } from '../../companies/index.ts'
import { readStatement } from '../../credit/index.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf } from '../../shop-record/index.ts'
import { writerOf } from '../documents/document-files.ts'
import { renderStatement } from './statement-paper.ts'

type Days = Input<Calls['getCreditStatementPaper']>

/** A statement of the account of the company that the caller acts for, as paper. */
export const getCreditStatementPaper = async (
  shop: Shop,
  caller: User,
  days: Days,
): Promise<File> => await paperOf(shop, actingCompany(caller)._id, days)

/** That of a company, for the seller. */
export const getCompanyStatementPaper = async (
  shop: Shop,
  _caller: User,
  { id, ...days }: Input<Calls['getCompanyStatementPaper']>,
): Promise<File> => await paperOf(shop, id, days)

async function paperOf(shop: Shop, companyId: string, days: Days): Promise<File> {
  const { sql } = shop.database
  const [statement, company] = await Promise.all([
    readStatement(sql, companyId, days),
    findCompany(sql, companyId),
  ])
  const number = company ? companyNumber(company) : ''
  return {
    bytes: await renderStatement(statement, number, await writerOf(shop)),
    name: await fileNameOf(shop, `${number}-statement-${statement.to}.pdf`),
  }
}
