import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Anyone, Shop } from '../../shop.ts'

export async function getRelatedParts(
  _shop: Shop,
  _caller: Anyone,
  _input: Input<Calls['getRelatedParts']>,
): Promise<Output<Calls['getRelatedParts']>> {
  return { alternatives: [], goesWith: [] }
}
