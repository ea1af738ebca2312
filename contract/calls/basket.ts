import { z } from 'zod'
import { basket, basketAddition, basketChange, basketLine } from '../basket.ts'
import { type Call, json } from '../call.ts'
import { pathId } from '../text/text.ts'
import { deleted } from './shapes.ts'

const byPart = z.object({ partsId: pathId })

/** The basket of a buyer. Nothing in it is held: an order does that. */
export const basketCalls = {
  getBasket: {
    method: 'GET',
    path: '/basket',
    who: 'buyer',
    scope: 'lists:read',
    says: 'Read the buyer’s basket, each line with what its part costs now and what it cost when it was last looked at.',
    answer: json(basket),
  },
  getBasketCount: {
    method: 'GET',
    path: '/basket-count',
    who: 'buyer',
    scope: 'lists:read',
    says: 'Count how many different parts are in the buyer’s basket.',
    answer: json(z.object({ count: z.int() })),
  },
  addToBasket: {
    method: 'POST',
    path: '/basket',
    who: 'buyer',
    scope: 'lists:write',
    says: 'Put parts into the basket. Pieces of a part that is there already are added to it.',
    body: basketAddition,
    bodyKilobytes: 1_024,
    answer: json(basket),
    refuses: ['basket_full', 'own_numbers_full'],
    once: 'effect',
  },
  changeBasketLine: {
    method: 'PUT',
    path: '/basket/{partsId}',
    who: 'buyer',
    scope: 'lists:write',
    says: 'Change a line of the basket: how many, the own number, the note. What is left out stays.',
    params: byPart,
    body: basketChange,
    answer: json(basketLine),
    refuses: ['own_numbers_full'],
  },
  removeFromBasket: {
    method: 'DELETE',
    path: '/basket/{partsId}',
    who: 'buyer',
    scope: 'lists:write',
    says: 'Take a part out of the basket, however many pieces of it were wanted.',
    params: byPart,
    answer: deleted,
  },
  emptyBasket: {
    method: 'DELETE',
    path: '/basket',
    who: 'buyer',
    scope: 'lists:write',
    says: 'Take everything out of the basket. deletedCount is how many parts were in it.',
    answer: deleted,
  },
} as const satisfies Record<string, Call>
