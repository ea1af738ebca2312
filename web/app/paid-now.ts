import { type ShopConfig, useShopConfig } from './shop-config.ts'

/** How what is ordered is paid before it is released: "by card", "by card or PayPal", "by PayPal". */
const paidNow = ({ cards, onlinePayment }: ShopConfig): string =>
  `by ${[...(cards ? ['card'] : []), ...(onlinePayment ? [onlinePayment] : [])].join(' or ')}`

export const usePaidNow = (): string => paidNow(useShopConfig())

/** The same where a sentence begins with it. */
export const usePaidNowBeginning = (): string => usePaidNow().replace('by', 'By')
