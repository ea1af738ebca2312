import { actionWords, type CompanyAction, mayAct } from '../../contract/companies/may-act.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'
import { lockOrder as lock, type OrderRow, selectOrder } from './store.ts'
import {
  markWarned,
  selectExpired,
  selectExpiring,
  selectUnpaidBeforeProof,
  selectUnpaidByTotal,
  selectUnreleased,
} from './waiting-store.ts'

export type { OrderRow }

type Owner = Pick<OrderRow, 'buyerId' | 'companyId'>

/** Whether somebody may do this with an order. */
export const mayActOn = (caller: User, action: CompanyAction, { buyerId, companyId }: Owner) =>
  mayAct(caller, action, { ownerId: buyerId, companyId })

/**
 * An order that the caller may do this with; one that they may not see answers exactly as none, and one that they may only
 * see says which of their company's roles is missing.
 */
export async function findOrder(
  sql: Sql,
  caller: User,
  id: string,
  action: CompanyAction = 'seeOrder',
): Promise<OrderRow> {
  const order = await selectOrder(sql, id)
  if (!order || !mayActOn(caller, 'seeOrder', order)) throw new Refusal('not_found')
  requireAction(caller, action, order)
  return order
}

/** Refuses what the roles of a member do not allow with an order that they see. */
export function requireAction(caller: User, action: CompanyAction, order: Owner) {
  if (mayActOn(caller, action, order)) return
  if (!caller.company) throw new Refusal('not_found')
  throw new Refusal('right_missing', {
    company: caller.company.name,
    what: actionWords[action],
  })
}

/** The same, but a cancelled one has gone: what the specification's calls answer. */
export async function findLiveOrder(
  sql: Sql,
  caller: User,
  id: string,
  action: CompanyAction = 'seeOrder',
): Promise<OrderRow> {
  const order = await findOrder(sql, caller, id, action)
  if (order.status === 'cancelled') throw new Refusal('not_found')
  return order
}

/** An order locked until the transaction ends, whoever asks. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow> {
  const order = await lock(sql, id)
  if (!order) throw new Refusal('not_found')
  return order
}

export const lockOrderIfAny = lock

/** The unpaid orders of somebody, in the context in which they act, of exactly this total. */
export const findUnpaidByTotal = selectUnpaidByTotal

/** What was ordered in an account before its owner took it over, and is unpaid. */
export const findUnpaidBeforeProof = selectUnpaidBeforeProof

export const findExpired = selectExpired
export const findExpiring = selectExpiring
export const takeExpiring = markWarned
export const findUnreleased = selectUnreleased
