import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { postalPrefixes, taxedAs } from '../../contract/tax/areas.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { lockTaxes } from './lock-taxes.ts'
import { saveOrigin, selectOrigin } from './origin-store.ts'

/** Says where the goods leave from. */
export async function changeTaxOrigin(
  { database }: Shop,
  caller: User,
  origin: Input<Calls['changeTaxOrigin']>,
): Promise<Output<Calls['changeTaxOrigin']>> {
  return await database.transaction(async (sql) => {
    await lockTaxes(sql)
    const before = await selectOrigin(sql)
    const isSame =
      before !== null &&
      (['country', 'region', 'postalCode'] as const).every((name) => before[name] === origin[name])
    if (isSame) return { modifiedCount: 0 }
    await saveOrigin(sql, {
      ...origin,
      taxedIn: taxedAs(origin).country,
      prefixes: postalPrefixes(origin.postalCode),
    })
    await writeAudit(sql, caller.id, 'tax-origin-changed', 'origin', {
      ...(before && { before }),
      after: origin,
    })
    return { modifiedCount: 1 }
  })
}
