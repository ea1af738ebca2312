import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Shop } from '../shop.ts'

export type Variables = {
  Variables: { requestId: string; call: string; userId: string | undefined }
}
export type App = Hono<Variables>
/** What the pages are made with: the whole http, of which they are a part, and the shop. */
export type Door = { app: App; shop: Shop }

const fault = z.object({
  detail: z.string().optional(),
  message: z.string().optional(),
  code: z.string().optional(),
})

export type Asked = { response: Response; body: unknown; code: string | undefined; words: string }

/**
 * Asks the shop's own API in-process, as the browser in front of the page would: with its cookie and from its address,
 * so that limits and records hold as for any caller. `words` is what to show when it refused.
 */
export async function askApi({ app, shop }: Door, c: Context, path: string, body: object) {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Origin: new URL(shop.config.publicUrl).origin,
  })
  for (const name of ['cookie', 'user-agent', 'x-forwarded-for']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  const request = new Request(`${shop.config.publicUrl}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await app.fetch(request, c.env)
  const answer: unknown = await response.json().catch(() => null)
  const said = fault.safeParse(answer).data
  return {
    response,
    body: answer,
    code: said?.code,
    words: said?.detail ?? said?.message ?? 'This did not work. Try again in a moment.',
  } satisfies Asked
}

/** The cookies of an answer, and what it clears, handed on to the browser with a redirect. */
export function sendOn(to: string, from: Response): Response {
  const headers = new Headers({ Location: to })
  for (const cookie of from.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  const cleared = from.headers.get('Clear-Site-Data')
  if (cleared) headers.set('Clear-Site-Data', cleared)
  return new Response(null, { status: 303, headers })
}
