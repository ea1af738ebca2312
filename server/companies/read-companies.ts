import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import { selectMembers } from './members-store.ts'
import {
  countCompanies,
  selectAlike,
  selectCompanies,
  selectCompany,
  selectMemberships,
} from './store.ts'
import { companyNumber, listedToApi, memberToApi } from './to-api.ts'

/** Companies for the seller. */
export async function listCompanies(
  { database }: Shop,
  _caller: User,
  { q, state, sort, limit, page, cursor }: Input<Calls['listCompanies']>,
): Promise<Output<Calls['listCompanies']>> {
  const { sql } = database
  const before = readCursor(cursor)?.id
  if (before !== undefined && (sort !== 'newest' || page !== undefined)) throw wrongCursor()
  const filter = { q, state }
  const [counted, rows] = await Promise.all([
    before === undefined ? countCompanies(sql, filter, countUpTo + 1) : null,
    selectCompanies(sql, filter, {
      sort,
      before,
      from: startOfPage(page, limit),
      limit: limit + 1,
    }),
  ])
  const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
  return {
    items: items.map(listedToApi),
    next: sort === 'newest' && page === undefined ? next : null,
    total: counted === null ? undefined : totalOf(counted),
  }
}

/** All that the seller decides by. */
export async function getCompany(
  { database }: Shop,
  _caller: User,
  { id }: Input<Calls['getCompany']>,
): Promise<Output<Calls['getCompany']>> {
  const { sql } = database
  const row = await selectCompany(sql, id)
  if (!row) throw new Refusal('not_found')
  const [people, alike] = await Promise.all([selectMembers(sql, id), selectAlike(sql, row)])
  return {
    ...listedToApi(row),
    note: row.note,
    appliedBy: people.find(({ userId }) => userId === row.appliedBy)?.email ?? '',
    people: people.map(memberToApi),
    alike: alike.map(({ id: _id, legalName, state, number }) => ({
      _id,
      legalName,
      state,
      number: companyNumber({ number }),
    })),
  }
}

/** What the caller buys for, or applied for. */
export async function listMemberships(
  { database }: Shop,
  caller: User,
): Promise<Output<Calls['listMemberships']>> {
  const rows = await selectMemberships(database.sql, caller.id)
  const items = rows.map(
    ({ id, companyId, number, legalName, state, stateNote, roles, since }) => ({
      _id: id,
      company: { _id: companyId, number: companyNumber({ number }), legalName, state, stateNote },
      roles,
      since: since.toISOString(),
    }),
  )
  return { items, next: null, total: items.length }
}
