import { createMiddleware } from 'hono/factory'

/**
 * Pages of other origins may not press the sandbox's buttons: a request that changes something must come from its own
 * pages or from a program. Browsers say which in Sec-Fetch-Site and Origin; programs send neither.
 */
export const sameOriginOnly = createMiddleware(async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  // Sec-Fetch-Site first: the pages send no referrer, and so their own forms have the origin `null`.
  const foreign =
    site !== undefined
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined && origin !== new URL(c.req.url).origin
  if (foreign && !['GET', 'HEAD'].includes(c.req.method))
    return c.json({ error: 'Only the sandbox itself and programs may do this.' }, 403)
  await next()
})
