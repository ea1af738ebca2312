import { z } from 'zod'
import { type Call, list } from '../call.ts'
import { purchase, purchasedPart, purchasesQuery } from '../orders/purchases.ts'
import { pathId } from '../text/text.ts'

/** What a buyer bought, part by part. */
export const purchaseCalls = {
  listPurchases: {
    method: 'GET',
    path: '/purchases',
    who: 'buyer',
    scope: 'orders:read',
    says: 'List the parts that the caller bought: when, how often, at which price, and when next. What is due stands first unless asked otherwise.',
    query: purchasesQuery,
    answer: list(purchasedPart),
  },
  listPurchasesOfPart: {
    method: 'GET',
    path: '/purchases/{partsId}',
    who: 'buyer',
    scope: 'orders:read',
    says: 'List the caller’s last 100 orders of a part, newest first.',
    params: z.object({ partsId: pathId }),
    answer: list(purchase),
  },
} as const satisfies Record<string, Call>
