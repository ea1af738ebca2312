import { type Env, Hono } from 'hono'
import { isAnswering } from '../database/is-answering.ts'
import type { Shop } from '../shop.ts'

/**
 * /healthz: the process answers. /readyz: it can do its work: the database answers within two seconds and the process
 * is not stopping; 503 otherwise.
 */
export function health<E extends Env>(app: Hono<E>, shop: Shop, isStopping: () => boolean) {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, { 'Retry-After': '5' })
    return (await isAnswering(shop.database.sql))
      ? c.json({ status: 'ready' })
      : c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' })
  })
}

/** All that an instance answers which only works jobs off. */
export function createHealth(shop: Shop, isStopping: () => boolean) {
  const app = new Hono()
  health(app, shop, isStopping)
  return app
}
