import { type ShopConfig, useShopConfig } from './shop-config.ts'

/** How what is ordered is paid before it is released: "by card", "by card or PayPal", "by card, PayPal or iDEAL". */
function paidNow({ cards, onlinePayment }: ShopConfig): string {
  if (onlinePayment === null) return 'by card'
  if (!cards) return `by ${onlinePayment}`
  return `by card${onlinePayment.includes(' or ') ? ',' : ' or'} ${onlinePayment}`
}

export const usePaidNow = (): string => paidNow(useShopConfig())

/** The same where a sentence begins with it. */
export const usePaidNowBeginning = (): string => usePaidNow().replace('by', 'By')
