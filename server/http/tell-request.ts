import type { Shop } from '../shop.ts'
import type { RequestLine } from '../telemetry/log.ts'
import { observeCall } from '../telemetry/metrics.ts'

/** Measures and logs a request that was answered, whichever way. `started`: by performance.now(). */
export function tellRequest(shop: Shop, started: number, told: Omit<RequestLine, 'ms'>) {
  const ms = performance.now() - started
  observeCall(told.call, told.status, ms)
  shop.log.request({ ...told, ms })
}
