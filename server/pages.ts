import { Refusal } from '../contract/refusals.ts'
import { serveImage } from './images/serve-image.ts'
import type { App } from './pages/ask-api.ts'
import { serveAsset, serveMark } from './pages/assets.ts'
import { isForPeople, showFault, showNotFound } from './pages/fault-page.ts'
import { loginPage } from './pages/login-page.ts'
import { newsletterPages } from './pages/newsletter-page.ts'
import { orderPage } from './pages/order-page.ts'
import { partsPage } from './pages/parts-page.ts'
import { passwordPage } from './pages/password-page.ts'
import { describedApi } from './pages/reference.ts'
import { registerPage } from './pages/register-page.ts'
import type { Shop } from './shop.ts'

const robots = `User-agent: *
Disallow: /api/
Disallow: /login
Disallow: /register
Disallow: /dashboard/
Disallow: /reset-password
Disallow: /newsletter/
`

/**
 * Everything that is no call: pictures, the description of the API, and the pages that links of mails lead to. Mounted
 * last, since what is at no other address ends here.
 */
export function pages(app: App, shop: Shop): void {
  const door = { app, shop }
  const described = describedApi(shop.config)
  app.get('/api/openapi.json', (c) => described.document(c.req.raw))
  app.get('/api/docs', (c) => described.page(c.req.raw))
  app.get('/images/:name', (c) =>
    serveImage(shop, c.req.param('name'), c.req.header('if-none-match')),
  )
  app.get('/assets/:name', (c) => {
    const served = serveAsset(c.req.path)
    if (!served) throw new Refusal('not_found')
    return served
  })
  app.get('/favicon.svg', () => serveMark())
  app.get('/favicon.ico', () => serveMark())
  app.get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': 'public, max-age=86400' }))
  // a refusal inside a page is told as a page: its problem+json is made one here
  app.use(async (c, next) => {
    await next()
    if (c.error && isForPeople(c.req.raw)) c.res = await showFault(c.res)
  })
  partsPage(door)
  newsletterPages(door)
  passwordPage(door)
  loginPage(door)
  registerPage(door)
  orderPage(door)
  app.all('*', (c) => {
    if (isForPeople(c.req.raw)) return showNotFound()
    throw new Refusal('not_found')
  })
}
