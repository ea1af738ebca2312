import type { RequestLine } from '../log.ts'
import { observeCall } from '../metrics.ts'
import type { Shop } from '../shop.ts'

/** Measures and logs a request that was answered, whichever way. `started`: by performance.now(). */
export function tellRequest(shop: Shop, started: number, told: Omit<RequestLine, 'ms'>) {
  const ms = performance.now() - started
  observeCall(told.call, told.status, ms)
  shop.log.request({ ...told, ms })
}
