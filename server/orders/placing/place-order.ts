import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { takeFromBasket } from '../../basket/index.ts'
import { ownerOf, requireContext } from '../../companies/index.ts'
import { saveNumbersOfLines } from '../../procurement/index.ts'
import type { Shop, User } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { LinesRefused } from './check-lines.ts'
import { placeLines } from './place-lines.ts'

/** Orders a part: an order of one line, refused in the words of the specification. */
export async function placeOrder(
  shop: Shop,
  caller: User,
  { partsId, quantity, price, ...wish }: Input<Calls['placeOrder']>,
): Promise<Output<Calls['placeOrder']>> {
  const lines = [{ partsId, quantity, price, ownNumber: '', note: '' }]
  const { order } = await shop.database
    .transaction((sql) =>
      placeLines(shop, sql, caller, { lines, ...wish, method: 'card', reduce: false }),
    )
    .catch((error: unknown) => {
      throw error instanceof LinesRefused ? error.problems[0]!.refusal : error
    })
  return { insertedId: order.id }
}

/** Orders many parts at once; see placeLines. Own numbers are saved for the next time. */
export const placeOrderOfLines = async (
  shop: Shop,
  caller: User,
  input: Input<Calls['placeOrderOfLines']>,
): Promise<Output<Calls['placeOrderOfLines']>> => await placeMany(shop, caller, input, true)

/** The same; `savesNumbers`: whether own numbers of the lines are saved. */
export async function placeMany(
  shop: Shop,
  caller: User,
  { shortage, fromBasket, for: meant, ...wish }: Input<Calls['placeOrderOfLines']>,
  savesNumbers: boolean,
): Promise<Output<Calls['placeOrderOfLines']>> {
  if (meant !== undefined) requireContext(caller, meant)
  const reduce = shortage === 'reduce'
  return await shop.database
    .transaction(async (sql) => {
      const { order, lines, left } = await placeLines(shop, sql, caller, { ...wish, reduce })
      if (fromBasket)
        await takeFromBasket(
          sql,
          ownerOf(caller),
          lines.map(({ partId, quantity }) => ({ partsId: partId, quantity })),
        )
      if (savesNumbers)
        await saveNumbersOfLines(
          sql,
          ownerOf(caller),
          lines.map(({ partId, ownNumber }) => ({ partsId: partId, ownNumber })),
        )
      return { insertedId: order.id, orderNumber: orderNumber(order), left }
    })
    .catch((error: unknown) => {
      throw error instanceof LinesRefused ? allOf(error, reduce) : error
    })
}

/** Who asked for what is there is not advised to. */
const allOf = ({ problems }: LinesRefused, reduce: boolean) =>
  new Refusal(
    'lines_refused',
    { advice: reduce ? 'Look at each.' : 'Look at each, or order what is there.' },
    {
      errors: problems.map(({ at, field, refusal }) => ({
        path: `lines.${at}.${field}`,
        message: refusal.message,
      })),
    },
  )
