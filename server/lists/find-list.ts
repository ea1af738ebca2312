import { actionWords, mayAct } from '../../contract/companies/may-act.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'
import { type ListRow, lockList, selectList } from './store.ts'

/** What somebody wants of a list: `dispose` deletes it, or says who has it. */
type Wish = 'see' | 'change' | 'dispose'

/** A list that the caller may see, an own one or their company's; any other answers exactly as none. */
export const findList = async (sql: Sql, caller: User, id: string): Promise<ListRow> =>
  allowed(caller, await selectList(sql, id), 'see')

/** The same where they may do this with it, locked until the transaction ends. */
export const findListToChange = async (
  sql: Sql,
  caller: User,
  id: string,
  wish: Exclude<Wish, 'see'> = 'change',
): Promise<ListRow> => allowed(caller, await lockList(sql, id), wish)

const ofCompany = {
  see: 'seeCompanyList',
  change: 'changeCompanyList',
  dispose: 'disposeOfCompanyList',
} as const

function allowed(caller: User, list: ListRow | null, wish: Wish): ListRow {
  if (!list || !may(caller, list, 'see')) throw new Refusal('not_found')
  if (may(caller, list, wish)) return list
  throw new Refusal('right_missing', {
    company: caller.company?.name ?? '',
    what: actionWords[ofCompany[wish]],
  })
}

/** Whether it is the caller's, for themselves or by their company. */
export const isTheirs = (caller: User, list: ListRow) => may(caller, list, 'see')

const may = (caller: User, list: ListRow, wish: Wish) =>
  mayAct(caller, list.forCompany ? ofCompany[wish] : 'seeList', list)

/** Refuses to give a list to all of a company where there is none, or where the roles do not let its maker order. */
export function requireCompany({ company }: User) {
  if (!company) throw new Refusal('company_needed')
  if (!company.rights.includes('order'))
    throw new Refusal('right_missing', {
      company: company.name,
      what: 'give lists to colleagues',
    })
}
