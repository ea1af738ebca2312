import type { SavedList } from '../../contract/lists.ts'
import { buyingShop } from '../orders/buying.fixture.ts'

/** A shop to buy in, with what the tests of lists do over and over. */
export function listsShop() {
  const at = buyingShop()
  const { buyer, partId } = at
  return {
    ...at,
    /** A list of the buyer with these lines; answers its id. */
    async saved(name: string, lines: object[] = [{ partsId: partId(), quantity: 20 }]) {
      const response = await buyer().call('POST', '/lists', { name, lines })
      return ((await response.json()) as { insertedId: string }).insertedId
    },
    read: async (id: string) =>
      (await (await buyer().call('GET', `/lists/${id}`)).json()) as SavedList,
  }
}
