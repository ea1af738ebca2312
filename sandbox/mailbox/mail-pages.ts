import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { streamSSE } from 'hono/streaming'
import { pageHeaders } from '../page.ts'
import type { Arrivals } from './arrivals.ts'
import { attachmentPath } from './mail-api.ts'
import { listPage, messagePage, noMessagePage, type View, views } from './pages.ts'
import type { MailStore, StoredMessage } from './store.ts'

const script = readFileSync(new URL('./mail.js', import.meta.url), 'utf8')
const heartbeat = 15_000

/** The mailbox for people, at `/mail`. */
export function mailPages(store: MailStore, arrivals: Arrivals): Hono {
  const app = new Hono()
  app.get('/mail.js', (c) =>
    c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  )
  app.get('/events', (c) =>
    streamSSE(c, async (stream) => {
      const changes: string[] = []
      const stopListening = arrivals.listen((change) => changes.push(change))
      const gone = new AbortController()
      stream.onAbort(() => gone.abort())
      try {
        await stream.writeSSE({ event: 'hello', data: '' })
        while (!gone.signal.aborted && !arrivals.closed()) {
          if (!changes.length) await arrivals.next(heartbeat, gone.signal)
          const event = changes.shift() ?? 'hello'
          await stream.writeSSE({ event, data: '' })
        }
      } finally {
        stopListening()
      }
    }),
  )
  app.get('/:id{[0-9]+}/html', (c) => {
    const message = store.find(Number(c.req.param('id')))
    if (!message) return c.notFound()
    return c.html(htmlPartOf(message), 200, {
      'content-security-policy': htmlPartPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  app.get('/', pageHeaders, (c) => {
    const words = c.req.query('q')?.trim() ?? ''
    return c.html(listPage(store.list({ words, limit: 500 }), words))
  })
  app.get('/:id{[0-9]+}', pageHeaders, (c) => {
    const id = Number(c.req.param('id'))
    const message = store.find(id)
    if (!message) return c.html(noMessagePage(), 404)
    store.markSeen(id)
    const raw = new TextDecoder().decode(store.raw(id))
    return c.html(messagePage(message, viewOf(c.req.query('view'), message), raw))
  })
  app.post('/delete', csrf(), (c) => {
    store.clear()
    arrivals.announce('cleared')
    return c.redirect('/mail', 303)
  })
  return app
}

function viewOf(asked: string | undefined, message: StoredMessage): View {
  return views.find((view) => view === asked) ?? (message.html ? 'html' : 'text')
}

/** A message may show itself, and nothing more: no script, no form, and pictures of this machine alone. */
const htmlPartPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: http://localhost:* http://127.0.0.1:*",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

function htmlPartOf({ id, html, attachments }: StoredMessage): string {
  const shown = attachments.reduce(
    (text, { contentId }, index) =>
      contentId ? text.replaceAll(`cid:${contentId}`, attachmentPath(id, index + 1)) : text,
    html,
  )
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${shown}`
}
