import { type Context, Hono } from 'hono'
import type { Arrivals } from './arrivals.ts'
import type { MailQuery, MailStore, StoredMessage } from './store.ts'

const longestWait = 60_000

/**
 * The mailbox for programs, at `/mail/api`.
 * `GET /messages?to=&subject=&q=&after=&limit=&wait=`: newest first; `to` is a whole address of the envelope, `subject`
 * and `q` parts. With `wait` (milliseconds, at most 60000) it answers as soon as one fits, or `[]` when time is up.
 */
export function mailApi(store: MailStore, arrivals: Arrivals): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/messages', async (c) => {
    const query = queryOf(c)
    const until = Date.now() + Math.min(numberOf(c, 'wait') ?? 0, longestWait)
    const { signal } = c.req.raw
    let found = store.list(query)
    while (!found.length && Date.now() < until && !signal.aborted && !arrivals.closed()) {
      await arrivals.next(until - Date.now(), signal)
      if (!arrivals.closed()) found = store.list(query)
    }
    return c.json(found.map(published))
  })
  app.get('/messages/:id{[0-9]+}', (c) => {
    const message = store.find(Number(c.req.param('id')))
    return message ? c.json(published(message)) : c.json({ error: 'No such message' }, 404)
  })
  app.get('/messages/:id{[0-9]+}/raw', (c) => {
    const raw = store.raw(Number(c.req.param('id')))
    if (!raw) return c.json({ error: 'No such message' }, 404)
    return c.body(new Uint8Array(raw), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/messages/:id{[0-9]+}/attachments/:n{[0-9]+}', (c) => {
    const part = store.attachment(Number(c.req.param('id')), Number(c.req.param('n')))
    if (!part) return c.json({ error: 'No such attachment' }, 404)
    // Never shown in place: a message's HTML or SVG would run as the sandbox's own page.
    return c.body(new Uint8Array(part.content), 200, {
      'content-type': part.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(part.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
  app.delete('/messages', (c) => {
    const deleted = store.clear()
    arrivals.announce('cleared')
    return c.json({ deleted })
  })
  return app
}

function queryOf(c: Context): MailQuery {
  return {
    to: c.req.query('to'),
    subject: c.req.query('subject'),
    words: c.req.query('q'),
    after: numberOf(c, 'after'),
    limit: Math.min(Math.max(numberOf(c, 'limit') ?? 50, 1), 500),
  }
}

function numberOf(c: Context, name: string): number | undefined {
  const value = c.req.query(name)
  return value && /^\d+$/.test(value) ? Number(value) : undefined
}

function published({ attachments, seen: _, ...message }: StoredMessage) {
  return {
    ...message,
    attachments: attachments.map(({ filename, contentType, size }, index) => ({
      filename,
      contentType,
      size,
      url: attachmentPath(message.id, index + 1),
    })),
  }
}

export function attachmentPath(id: number, n: number): string {
  return `/mail/api/messages/${id}/attachments/${n}`
}
