import { formatMoney } from '../../contract/pricing/money.ts'
import { writeAudit } from '../database/audit.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Shop } from '../shop.ts'
import { calendarDay } from '../words/in-words.ts'
import { invoiceNumber } from '../words/numbers.ts'
import { selectInvoices } from './open-store.ts'
import {
  insertReminders,
  reminderDays,
  remindersWait,
  selectToRemind,
  stopAccount,
} from './reminders-store.ts'
import { type AccountRow, lockAccount } from './store.ts'
import { tellPayers } from './tell-payers.ts'

/** So many invoices a reminder names; the others stand behind its link. */
const named = 50

/**
 * The daily job that reminds companies of what is overdue: one mail a company, of all that is overdue then. What was paid
 * meanwhile is not named. With the third reminder of an invoice the account is stopped. Nobody is reminded while the bank's
 * statements are old.
 */
export async function remindOverdue(shop: Shop): Promise<void> {
  if (await remindersWait(shop.database.sql)) {
    shop.log.warn('nobody is reminded of overdue invoices: upload the statements of the bank')
    return
  }
  for (const { companyId } of await selectToRemind(shop.database.sql))
    await shop.database
      .transaction((sql) => remind(shop, sql, companyId))
      .catch((error: unknown) =>
        shop.log.error({ err: error, companyId }, 'a company could not be reminded'),
      )
}

async function remind(shop: Shop, sql: Sql, companyId: string) {
  const account = await lockAccount(sql, companyId)
  const level = account && (await insertReminders(sql, companyId))
  if (!account || level === null) return
  const isStopped = level === reminderDays.length && (await stop(sql, account))
  const found = { state: 'to-remind', after: null, limit: named + 1 } as const
  const invoices = await selectInvoices(sql, companyId, found)
  const { company, currency } = account
  await tellPayers(shop, sql, companyId, {
    event: `account-reminder:${newId()}`,
    kind: 'account-reminder',
    values: {
      company,
      level,
      isStopped,
      isMore: invoices.length > named,
      invoices: invoices.slice(0, named).map(({ invoice, dueOn, openMinor, purchaseOrder }) => ({
        number: invoiceNumber(invoice),
        dueOn: calendarDay(dueOn),
        purchaseOrder,
        open: formatMoney(openMinor, currency),
      })),
    },
  })
}

async function stop(sql: Sql, { companyId, company, state }: AccountRow): Promise<boolean> {
  if (!(await stopAccount(sql, companyId))) return false
  await writeAudit(sql, null, 'company-account-changed', companyId, {
    name: company,
    before: { state },
    after: { state: 'stopped' },
    note: 'an invoice is overdue after three reminders',
  })
  return true
}
