import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Anyone, Shop } from '../../shop.ts'

export async function suggestParts(
  _shop: Shop,
  _caller: Anyone,
  _input: Input<Calls['suggestParts']>,
): Promise<Output<Calls['suggestParts']>> {
  return { parts: [], categories: [], queries: [], near: [], meant: null }
}
