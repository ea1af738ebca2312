import { z } from 'zod'
import { type BasketLine, basketChange, basketLine } from '../../../contract/basket.ts'
import { lines } from '../../../contract/orders/lines.ts'
import { id } from '../../../contract/text/text.ts'
import { partHead } from '../shapes.ts'
import { idempotencyKey, tool } from '../tool.ts'

const line = basketLine.extend({
  part: partHead.omit({ partsId: true }).nullable().describe('as it is now; null when it left'),
})
const shown = { lines: z.array(line).describe('the first added first') }
type Shown = { lines: BasketLine[] }

export const getBasket = tool({
  name: 'get_basket',
  title: 'Read the basket',
  says: 'Read the buyer’s basket, each line with what its part costs now. A basket holds no stock.',
  calls: ['getBasket'],
  input: z.object({}),
  output: shown,
  run: async ({ ask }) => (await ask('getBasket')).body as Shown,
})

export const addToBasket = tool({
  name: 'add_to_basket',
  title: 'Put parts into the basket',
  says: 'Put parts into the buyer’s basket; pieces of a part that is there are added to it. A person may then order it on the shop’s pages.',
  calls: ['addToBasket'],
  writes: 'once',
  input: z.object({ lines, idempotencyKey }),
  output: shown,
  run: async ({ ask }, { idempotencyKey: once, ...given }) =>
    (await ask('addToBasket', given, once)).body as Shown,
})

export const changeBasketLine = tool({
  name: 'change_basket_line',
  title: 'Change a line of the basket',
  says: 'Say how many of a part in the basket are wanted, its own number or its note. What is left out stays.',
  calls: ['changeBasketLine'],
  writes: 'instead',
  input: basketChange.extend({ partsId: id }),
  output: { line },
  run: async ({ ask }, given) => ({
    line: (await ask('changeBasketLine', given)).body as BasketLine,
  }),
})

export const removeFromBasket = tool({
  name: 'remove_from_basket',
  title: 'Take a part out of the basket',
  says: 'Take a part out of the basket, however many pieces of it were wanted.',
  calls: ['removeFromBasket'],
  writes: 'instead',
  input: z.object({ partsId: id }),
  output: { deletedCount: z.int().describe('0: it was not there') },
  run: async ({ ask }, given) =>
    (await ask('removeFromBasket', given)).body as { deletedCount: number },
})
