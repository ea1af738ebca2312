import { z } from 'zod'
import { newReferences } from '../../../contract/orders/reference-schemas.ts'
import {
  byReference,
  orderReferences,
  type ReferenceName,
} from '../../../contract/orders/references.ts'
import { day } from '../../../contract/text/text.ts'

/** A day as its field has it: one that nobody chose is ''. */
const comingDay = z
  .literal('')
  .or(day)
  .refine((chosen) => chosen === '' || chosen >= today(), 'This day has passed')

/** The day that it is here, as fields write it. */
const today = () => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((figure) => String(figure).padStart(2, '0'))
    .join('-')
}

const references = byReference((name) =>
  orderReferences[name].value.kind === 'day' ? comingDay : newReferences[name],
) as Record<ReferenceName, z.ZodType<string, string>>

/** What a buyer's own books say of an order, as the fields of a form have it. */
export const bookSchema = { ...references, costCentreId: z.string() }
