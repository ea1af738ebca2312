import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import { findWhatSells } from '../catalogue/index.ts'
import { hasSafeAdmin } from '../identity/people/has-safe-admin.ts'
import type { Shop } from '../shop.ts'
import { advice, missing, ready } from './check.ts'

/** What lies in the database besides the record. */
export async function checkStock({ config, database }: Shop): Promise<ReadinessCheck[]> {
  const { sql } = database
  const [sells, isSafe] = await Promise.all([findWhatSells(sql), hasSafeAdmin(sql)])
  return [
    checkCurrency(config, sells.isAny),
    checkParts(sells),
    isSafe
      ? ready('second-factor', 'An admin’s password alone opens nothing.', security)
      : advice(
          'second-factor',
          'No admin has a second factor: who learns a password has the shop.',
          security,
        ),
  ]
}

const security = { page: '/dashboard/security' } as const

function checkCurrency({ currency, isCurrencySet }: Shop['config'], isAny: boolean) {
  const name = currency.toUpperCase()
  const where = { settings: ['CURRENCY'] }
  if (isAny)
    return ready(
      'currency',
      `Prices are in ${name}, and parts have prices by now: keep it. With another CURRENCY the same figures would be read as that one’s; orders keep theirs.`,
      where,
    )
  return isCurrencySet
    ? ready('currency', `Prices will be in ${name}. Until the first part it can be another.`, where)
    : advice(
        'currency',
        `Prices will be in ${name}, since none is set. Choose before the first part: figures that stand there by then would be read as the other currency’s.`,
        where,
      )
}

function checkParts({ isAny, isSold }: Awaited<ReturnType<typeof findWhatSells>>) {
  if (isSold)
    return ready('parts', 'There are parts with a price and enough stock for an order.', {
      page: '/dashboard/manage-products',
    })
  return isAny
    ? missing('parts', 'No part has enough stock for the least that one order takes.', {
        page: '/dashboard/manage-products',
      })
    : missing('parts', 'There is no part yet. Import a list of them, or add the first.', {
        page: '/dashboard/import',
      })
}
