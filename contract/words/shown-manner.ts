import { z } from 'zod'

const around = z.tuple([z.string(), z.string()]).readonly()

const digits = {
  decimal: z.string(),
  group: z.string().describe('between thousands'),
  sizes: z.tuple([z.int(), z.int()]).readonly().describe('digits of the last group, and of others'),
  from: z.int().describe('from how many digits on thousands stand apart'),
}

/** How the shop writes amounts, numbers and days, for whoever shows them beside what it wrote. */
export const shownManner = z.object({
  locale: z.string().describe('BCP 47'),
  numbers: z.object(digits),
  minus: z.string(),
  percent: around.describe('what stands before and behind'),
  amounts: z.object({
    code: z.string(),
    ...digits,
    decimals: z.int(),
    plus: around,
    minus: around,
  }),
  day: z.string().describe('such as {dd}.{mm}.{yyyy}'),
  shortDay: z.string(),
  moment: z.string(),
  halves: around.describe('what the halves of a day are called where hours are counted by them'),
})
