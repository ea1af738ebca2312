import { z } from 'zod'
import { day, ownReference } from '../text/text.ts'
import {
  byReference,
  orderReferences,
  type ReferenceName,
  type ReferenceValues,
} from './references.ts'

function newOf(name: ReferenceName): z.ZodType {
  const { value } = orderReferences[name]
  return value.kind === 'day' ? day.nullable().default(null) : ownReference(value.max)
}

/** References as a new order is given: what is left out is empty. */
export const newReferences = byReference(newOf) as {
  [K in ReferenceName]: z.ZodType<ReferenceValues[K], ReferenceValues[K] | undefined>
}

function answerOf(name: ReferenceName): z.ZodType {
  const { value, says } = orderReferences[name]
  return value.kind === 'day'
    ? day.nullable().describe(says)
    : z.string().describe(`${says}, or empty`)
}

/** References as an order is answered. */
export const answeredReferences = byReference(answerOf) as {
  [K in ReferenceName]: z.ZodType<ReferenceValues[K], ReferenceValues[K]>
}
