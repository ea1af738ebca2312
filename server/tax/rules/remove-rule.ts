import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { countryName } from '../../../contract/parts/countries.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { deleteRule, selectRule } from './store.ts'

/** Removes a rule of domestic reverse charge: who buys there is charged the rate. */
export async function removeTaxRule(
  { database, config: { currency } }: Shop,
  caller: User,
  { id }: Input<Calls['removeTaxRule']>,
): Promise<Output<Calls['removeTaxRule']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectRule(sql, id)
    if (!before) throw new Refusal('not_found')
    await deleteRule(sql, id)
    const { country, category, minNetMinor } = before
    await writeAudit(sql, caller.id, 'tax-rule-removed', id, {
      name: countryName(country),
      before: { country, category, minNet: formatMoney(minNetMinor, currency) },
    })
    return { deletedCount: 1 }
  })
}
