import { Hono } from 'hono'
import type { Faults } from '../control/faults.ts'
import { looks } from '../page.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { createArrivals } from './arrivals.ts'
import { mailApi } from './mail-api.ts'
import { mailPages } from './mail-pages.ts'
import { parseMessage } from './message.ts'
import { receiveMail } from './receive-mail.ts'
import { openMailStore } from './store.ts'

/**
 * Takes all mail the shop sends, delivers none of it, and shows it at `/mail` and `/mail/api`. Keeps the last 500.
 * `smtpPort` is where it listens on 127.0.0.1.
 */
export async function mailbox(
  options: SandboxOptions,
  faults: Faults,
): Promise<Provider & { smtpPort: number }> {
  const store = openMailStore(options.dataDir)
  const arrivals = createArrivals()
  const smtp = await receiveMail(options.smtpPort, faults, async (raw, envelope) => {
    store.add(await parseMessage(raw, envelope), raw)
    arrivals.announce('message')
  })
  const routes = new Hono()
    .route('/', looks())
    .route('/mail/api', mailApi(store, arrivals))
    .route('/mail', mailPages(store, arrivals))
  return {
    routes,
    smtpPort: smtp.port,
    stop: async () => {
      arrivals.close()
      await smtp.stop()
      store.close()
    },
  }
}
