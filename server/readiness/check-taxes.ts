import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { findCollected } from '../tax/index.ts'
import { advice, missing, ready } from './check.ts'

const where = { page: '/dashboard/taxes' } as const

/** Whether tax is collected, and with a rate wherever it is. */
export async function checkTaxes(shop: Shop): Promise<ReadinessCheck> {
  const { config, database } = shop
  const isGross = orderRulesOf(shop).prices === 'gross'
  if (!config.hasTaxes && isGross)
    return missing(
      'taxes',
      'Prices are to be shown with tax, and taxes are turned off: they are shown without. Show them net, or turn taxes on.',
      { page: '/dashboard/shop', settings: ['TAX'] },
    )
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
  if (places.length === 0 && isGross)
    return missing(
      'taxes',
      'Prices are to be shown with tax, and taxes are not set up: they are shown without. Say where you are registered, or show them net.',
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
