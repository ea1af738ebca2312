import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { countryName } from '../../../contract/parts/countries.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { lockTaxes } from '../lock-taxes.ts'
import { holdCategory, insertRule } from './store.ts'

/** Says from which amount on the buyer of a category owes its tax within a country. */
export async function addTaxRule(
  { database, config: { currency } }: Shop,
  caller: User,
  { country, category, minNet }: Input<Calls['addTaxRule']>,
): Promise<Output<Calls['addTaxRule']>> {
  const id = newId()
  const minNetMinor = exactMinor(minNet, currency, 'minNet')
  await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const name = await holdCategory(sql, category)
    if (name === null) {
      const message = 'Please choose a category of the shop'
      throw new Refusal('invalid_input', {}, { errors: [{ path: 'category', message }] })
    }
    if (!(await insertRule(sql, { id, country, category, minNetMinor })))
      throw new Refusal('tax_rule_taken', {
        category: name,
        country: countryName(country),
      })
    await writeAudit(sql, caller.id, 'tax-rule-added', id, {
      name: countryName(country),
      after: { country, category, minNet: formatMoney(minNetMinor, currency) },
    })
  })
  return { insertedId: id }
}
