import { useShopConfig } from '../../app/shop-config.ts'

/** Whether what an order comes to goes by where it is sent: it bears taxes, or freight that is chosen with it. */
export function useIsEstimated(): boolean {
  const { taxed, shippingChosen } = useShopConfig()
  return taxed || shippingChosen
}

/** What is said of shipping before an order is begun. */
export function useShippingAhead(): string {
  const { shippingChosen } = useShopConfig()
  return shippingChosen ? 'Shipping is chosen with the order.' : 'Shipping is invoiced on shipment.'
}
