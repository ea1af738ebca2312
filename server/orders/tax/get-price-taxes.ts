import { checkedPlace } from '../../../contract/addresses/address.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { TaxPlace } from '../../../contract/tax/areas.ts'
import { taxesByRegions } from '../../../contract/tax/place.ts'
import { findAddresses, findFirstPlace } from '../../addresses/index.ts'
import { findCompany, ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { priceTaxesOf } from '../../tax/index.ts'

/**
 * With which taxes the caller is shown prices: of the place that they name, else of where their goods go by default, else of their company's
 * country, else of where the goods leave from. A place of which too little is written yet counts as not named.
 */
export async function getPriceTaxes(
  shop: Shop,
  caller: User,
  named: Input<Calls['getPriceTaxes']>,
): Promise<Output<Calls['getPriceTaxes']>> {
  const { sql } = shop.database
  const shipTo = (await namedPlace(shop, caller, named)) ?? (await ownPlace(shop, caller))
  const companyId = caller.company?._id ?? null
  return { taxes: (await priceTaxesOf(sql, shop, { shipTo, companyId })) ?? null }
}

async function namedPlace(
  { database: { sql } }: Shop,
  caller: User,
  { addressId, country, region = '', postalCode = '' }: Input<Calls['getPriceTaxes']>,
): Promise<TaxPlace | null> {
  if (addressId !== undefined) {
    const id = addressId.toLowerCase()
    const saved = (await findAddresses(sql, ownerOf(caller), [id])).get(id)
    return saved ? checkedPlace(saved) : null
  }
  return country === undefined ? null : checkedPlace({ country, region, postalCode })
}

async function ownPlace({ database: { sql } }: Shop, caller: User): Promise<TaxPlace | null> {
  const saved = await findFirstPlace(sql, ownerOf(caller))
  const place = saved ? checkedPlace(saved) : null
  if (place || !caller.company) return place
  const company = await findCompany(sql, caller.company._id)
  return company && !taxesByRegions(company.country)
    ? { country: company.country, region: '', postalCode: '' }
    : null
}
