import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sameOriginOnly } from '../control/same-origin.ts'
import { looks, pageHeaders } from '../page.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { receiverPage } from './receiver-page.ts'
import { whatIsWrong } from './verify.ts'

/** One delivery that came in. */
export type Received = {
  at: string
  id: string
  type: string
  /** What it was answered. */
  status: number
  /** What is wrong with its signature; null for nothing, undefined while no secret is known. */
  wrong: string | null | undefined
  headers: Record<string, string>
  body: string
}

/** How it answers: by what secret it checks, and what it says then. */
export type Manner = { secret: string; status: number }

const keptUpTo = 100

/** `/receiver`: another system that is told of events. It keeps the last ones, checks their signature, and can refuse. */
export function receiver(options: SandboxOptions): Provider {
  const app = new Hono()
  const received: Received[] = []
  let manner: Manner = { secret: '', status: 204 }
  app.route('/', looks())
  app.use('/receiver/*', pageHeaders, sameOriginOnly)
  app.get('/receiver', pageHeaders, (c) =>
    c.html(receiverPage(c.req.url, options.shopUrl, received, manner)),
  )
  app.post('/receiver', bodyLimit({ maxSize: 1024 * 1024 }), async (c) => {
    const body = await c.req.text()
    const headers = Object.fromEntries(c.req.raw.headers)
    const wrong = manner.secret ? whatIsWrong(manner.secret, c.req.raw.headers, body) : undefined
    const status = wrong ? 401 : manner.status
    const { id = '' } = { id: headers['webhook-id'] }
    received.unshift({
      at: new Date().toISOString(),
      id,
      type: typeOf(body),
      status,
      wrong,
      headers,
      body,
    })
    received.splice(keptUpTo)
    return c.body(null, status as 204, status === 307 ? { location: '/receiver' } : {})
  })
  app.get('/receiver/received', (c) => c.json(received))
  app.post('/receiver/manner', async (c) => {
    const form = await c.req.parseBody()
    const status = Number(form.status)
    if (![204, 307, 410, 500, 503].includes(status))
      return c.text('status: 204, 307, 410, 500 or 503', 400)
    manner = { secret: String(form.secret ?? '').trim(), status }
    return c.redirect('/receiver', 303)
  })
  app.post('/receiver/forget', (c) => {
    received.length = 0
    return c.redirect('/receiver', 303)
  })
  return { routes: app, stop: async () => {} }
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type)
  } catch {
    return 'no JSON'
  }
}
