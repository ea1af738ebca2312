import { z } from 'zod'

/** How orders are taken. */
export const orderRules = z.object({
  holdMinutes: z
    .int('Write whole minutes')
    .min(1, 'At least a minute')
    .max(525_600, 'At most a year of minutes, 525600')
    .describe('for how long the stock of an order that is not paid is held'),
  release: z
    .enum(['auto', 'manual'], 'Choose auto or manual')
    .describe('manual: an admin looks before what is paid can be shipped'),
  least: z
    .number('Write an amount')
    .min(0, 'At least 0')
    .max(1_000_000_000, 'At most a thousand million')
    .describe(
      'what the parts of an order come to at least, before freight and taxes, in major units; 0: no matter what',
    ),
  prices: z
    .enum(['net', 'gross'], 'Choose net or gross')
    .describe(
      'gross: pages and mails show prices of parts with the tax of whoever reads; amounts of calls stay without',
    ),
})
export type OrderRules = z.output<typeof orderRules>
