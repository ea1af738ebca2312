import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Anyone, Shop } from '../../shop.ts'

export async function getPartFacets(
  _shop: Shop,
  _caller: Anyone,
  _input: Input<Calls['getPartFacets']>,
): Promise<Output<Calls['getPartFacets']>> {
  return {
    total: 0,
    totalIsCapped: false,
    countedUpTo: 10_000,
    categories: [],
    price: null,
    inStock: 0,
    minQuantity: [],
    specs: [],
  }
}
