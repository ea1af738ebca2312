import { ibanIn } from '../../contract/bank/iban.ts'
import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import { awaitsStatements, findLateStatements, findNewestStatement } from '../bank/index.ts'
import { sellsOnAccount } from '../credit/index.ts'
import type { Shop } from '../shop.ts'
import { readRecord, takesTransfers } from '../shop-record/index.ts'
import { calendarDay } from '../words/in-words.ts'
import { advice, missing, ready } from './check.ts'

const seller = { page: '/dashboard/shop?part=seller' } as const
const bank = { page: '/dashboard/bank' } as const

/** Whether what companies transfer has a place to go to, and whether the shop hears of it. */
export async function checkBank(shop: Shop): Promise<ReadinessCheck[]> {
  return [await checkPaidTo(shop), await checkStatements(shop)]
}

async function checkPaidTo(shop: Shop) {
  const { payTo } = (await readRecord(shop)).seller
  const isOnAccount = await sellsOnAccount(shop.database.sql)
  if (payTo === '')
    return isOnAccount
      ? missing('paid-to', 'Companies buy on account, and invoices say no place to pay to.', seller)
      : ready('paid-to', 'Nobody buys on account or by transfer: none is said.', seller)
  if (ibanIn(payTo) === null)
    return advice(
      'paid-to',
      'What invoices are paid to has no IBAN: no order is paid by transfer, and no statement of the bank is taken.',
      seller,
    )
  return takesTransfers(shop, { payTo })
    ? ready('paid-to', 'Invoices, and orders by transfer, are paid to your account.', seller)
    : ready('paid-to', 'Invoices are paid to your account. No order is paid by transfer.', {
        ...seller,
        settings: ['TRANSFER_DAYS'],
      })
}

async function checkStatements(shop: Shop) {
  const { sql } = shop.database
  if (!(await awaitsStatements(shop, sql)))
    return ready('statements', 'None is needed: nobody buys on account or by transfer.', bank)
  const late = await findLateStatements(shop, sql)
  if (late)
    return advice(
      'statements',
      `The newest tells of ${calendarDay(late.newestOn)}: orders by transfer wait, and nobody is reminded of overdue invoices.`,
      bank,
    )
  const newestOn = await findNewestStatement(sql)
  return newestOn
    ? ready('statements', `They tell of your account until ${calendarDay(newestOn)}.`, bank)
    : advice(
        'statements',
        'None was uploaded yet: what companies transfer is written down by hand alone.',
        bank,
      )
}
