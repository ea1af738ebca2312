import { z } from 'zod'

const around = z.string().describe('such as -$0, where 0 stands for the digits')

const digits = {
  decimal: z.string(),
  group: z.string().describe('between thousands'),
  gaps: z.string().describe('between which digits thousands stand apart, as a regular expression'),
  from: z.int().describe('from how many digits on thousands stand apart'),
}

/** How the shop writes amounts, numbers and days, for whoever shows them beside what it wrote. */
export const shownManner = z.object({
  locale: z.string().describe('BCP 47'),
  numbers: z.object(digits),
  minus: z.string(),
  percent: around.optional(),
  amounts: z.object({
    code: z.string(),
    ...digits,
    decimals: z.int(),
    plus: around,
    minus: around,
  }),
  days: z
    .object({
      day: z.string().describe('in fields of LDML (UTS 35), such as dd.MM.y'),
      moment: z.string(),
      halves: z
        .array(z.string())

        .describe('what the halves of a day are called where hours are counted by them'),
    })
    .optional(),
})
