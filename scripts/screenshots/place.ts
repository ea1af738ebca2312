import type { Part } from '../../contract/parts/parts.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { pricedPart, priceOf } from '../../contract/pricing/price.ts'
import type { TestUser } from '../../tests/test-user.ts'

/** Orders a part. Answers the order's id. */
export async function place(buyer: TestUser, part: Part, wanted: number): Promise<string> {
  const { quantity, totalMinor } = priceOf(pricedPart(part), wanted)
  const response = await buyer.call('POST', '/order', {
    partsId: part._id,
    quantity,
    price: toMajor(totalMinor, part.currency),
    address: '100 Example Street, Springfield, 00000',
    number: '+15550100',
    others: 'Deliver to the loading bay',
  })
  const answer = (await response.json()) as { insertedId: string; detail?: string }
  if (!response.ok) throw new Error(`ordering ${part.name}: ${answer.detail}`)
  return answer.insertedId
}
