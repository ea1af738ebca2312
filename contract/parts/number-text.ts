import type { z } from 'zod'
import { numberFault } from './number-key.ts'

/** A part number of a manufacturer or of a buyer’s books: it must be one that can be compared. An empty text is left to `text`. */
export const numberText = <T extends z.ZodType<string>>(text: T) =>
  text.superRefine((value, context) => {
    const message = value === '' ? null : numberFault(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
