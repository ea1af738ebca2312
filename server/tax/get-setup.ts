import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import type { Shop } from '../shop.ts'
import { type Days, holdsOn } from './days.ts'
import { selectOrigin, selectToday } from './origin-store.ts'
import { selectRates } from './rates/store.ts'
import { selectRegistrations } from './registrations/store.ts'
import { selectRules } from './rules/store.ts'

/** All that is said of taxes, as it holds today. */
export async function getTaxSetup({
  database: { sql },
  config,
}: Shop): Promise<Output<Calls['getTaxSetup']>> {
  const [today, origin, registrations, rates, rules] = await Promise.all([
    selectToday(sql),
    selectOrigin(sql),
    selectRegistrations(sql),
    selectRates(sql),
    selectRules(sql),
  ])
  const held = <R extends Days & { id: string }>({ id, ...row }: R) => ({
    _id: id,
    ...row,
    holds: holdsOn(row, today),
  })
  return {
    isOn: config.hasTaxes && registrations.some((one) => holdsOn(one, today) === 'now'),
    lockedBy: config.hasTaxes ? null : 'TAX',
    today,
    currency: config.currency,
    origin,
    registrations: registrations.map(held),
    rates: rates.map(held),
    rules: rules.map(({ id, minNetMinor, ...rule }) => ({
      _id: id,
      ...rule,
      minNet: toMajor(minNetMinor, config.currency),
    })),
  }
}
