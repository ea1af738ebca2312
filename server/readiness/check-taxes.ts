import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import type { Shop } from '../shop.ts'
import { findCollected } from '../tax/index.ts'
import { advice, missing, ready } from './check.ts'

const where = { page: '/dashboard/taxes' } as const

/** Whether tax is collected, and with a rate wherever it is. */
export async function checkTaxes({ config, database }: Shop): Promise<ReadinessCheck> {
  if (!config.hasTaxes)
    return ready('taxes', 'They are turned off: nothing is taxed, whatever is set up.', {
      settings: ['TAX'],
    })
  const { places, withoutRate } = await findCollected(database.sql)
  if (withoutRate.length > 0)
    return missing(
      'taxes',
      `No standard rate holds today in ${withoutRate.join('; ')}, where you are registered: nobody can order to there.`,
      where,
    )
  return places.length > 0
    ? ready('taxes', `Tax is collected in ${places.join('; ')}.`, where)
    : advice(
        'taxes',
        'Taxes are not set up: invoices show no tax. Where you are registered, say so before you sell.',
        where,
      )
}
