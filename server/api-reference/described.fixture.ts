import { describeApi } from './describe.ts'

/** The description of a shop with the settings that nobody set, as it is served. */
export const described: unknown = JSON.parse(
  JSON.stringify(
    describeApi({
      name: 'Parts Shop',
      cookiePrefix: 'shop',
      publicUrl: 'https://shop.example',
      currency: 'usd',
      limits: true,
      ordersPerHour: 120,
      openOrders: 20,
      holds: { share: 80, sharePaid: 100, amount: 1_000_000, amountPaid: 5_000_000 },
      holdMinutes: 4_320,
    }),
  ),
)
