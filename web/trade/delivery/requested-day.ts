import { z } from 'zod'
import { day } from '../../../contract/text/text.ts'

/** The day by which a buyer would like to have an order, as its field has it: a day that nobody chose is ''. */
export const requestedDay = z
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
