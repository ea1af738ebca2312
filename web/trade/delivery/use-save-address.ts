import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { addressOf, type DeliveryValues } from './delivery-values.ts'

/** Saves the address that an order was sent to, where its buyer wants that. The order is placed whether it can be or not. */
export function useSaveAddress() {
  const reload = useReload()
  return async ({ to, number, saves }: DeliveryValues) => {
    if (!saves || to.chosen !== '') return
    try {
      await call('POST /addresses', { ...addressOf(to), phone: number })
      await reload('GET /addresses')
    } catch (error) {
      toast.failure(`The address could not be saved: ${(error as Error).message}`)
    }
  }
}
