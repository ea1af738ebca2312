import type { CompanyAction } from '../../../contract/companies/may-act.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { User } from '../../shop.ts'
import { lockOrder, mayActOn, requireAction } from '../find-order.ts'
import { type InquiryRow, selectInquiry } from './store.ts'

/** An inquiry that the caller may do this with, its order locked until the transaction ends; one of somebody else is as none. */
export async function lockInquiry(
  sql: Sql,
  caller: User,
  id: string,
  action: CompanyAction,
): Promise<InquiryRow> {
  const found = await selectInquiry(sql, id)
  if (!found || !mayActOn(caller, 'seeOrder', found)) throw new Refusal('not_found')
  requireAction(caller, action, found)
  await lockOrder(sql, found.orderId)
  // it may have moved while the order was locked by others
  const inquiry = await selectInquiry(sql, id)
  return inquiry!
}

export const over = ({ state }: Pick<InquiryRow, 'state'>) => new Refusal('inquiry_over', { state })
