import { Refusal } from '../../contract/refusals.ts'
import { cardOf } from '../../contract/shop-record/shown-look.ts'
import { drawCard } from '../images/marks/draw-card.ts'
import { serveShopMark } from '../images/marks/serve-mark.ts'
import { serveImage } from '../images/serve-image.ts'
import { serveAsset, serveMark } from '../pages/assets.ts'
import { isForPeople, showFault, wantsProgram } from '../pages/fault-page.ts'
import { describedApi } from '../pages/reference.ts'
import { shopOnPage } from '../pages/shop-on-page.ts'
import { type AskSnapshot, goodMs } from '../requests/ask-together.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { builtFiles } from '../storefront/built-files.ts'
import { openPages } from '../storefront/draw-pages.ts'
import type { Render } from '../storefront/open-bundle.ts'
import { serveColours } from '../storefront/serve-colours.ts'
import { serveTheme } from '../storefront/serve-theme.ts'
import { openSiteMap, robots } from '../storefront/site-files.ts'
import { webManifest } from '../storefront/web-manifest.ts'
import type { App } from './app.ts'

/**
 * Everything that is no call: pictures, the description of the API, the files of the storefront and its pages. Mounted
 * last: what is at no other address is a page of the storefront, if only the one that says that nothing is there.
 */
export function pages(app: App, shop: Shop, render: Render, askSnapshot: AskSnapshot): void {
  const described = describedApi(shop)
  const files = builtFiles()
  const page = openPages(shop, render, askSnapshot)
  const siteMap = openSiteMap(shop)
  app.get('/api/openapi.json', (c) => described.document(c.req.raw))
  app.get('/api/client.tgz', (c) => described.client(c.req.raw))
  app.get('/api/docs', (c) => described.page(c.req.raw))
  app.get('/images/:name', (c) =>
    serveImage(shop, c.req.param('name'), c.req.header('if-none-match')),
  )
  app.get('/assets/:name', (c) => {
    const served = files(c.req.param('name'), c.req.raw) ?? serveAsset(c.req.path)
    if (!served) throw new Refusal('not_found')
    return served
  })
  app.get('/marks/:name', (c) => serveShopMark(shop, c.req.param('name')))
  app.get('/cards/:name', (c) => serveCard(shop, c.req.path))
  app.get('/colours/:name', (c) => serveColours(c.req.param('name')))
  app.get('/themes/:name', (c) => serveTheme(shop.config, c.req.path))
  app.get('/favicon.svg', () => serveIcon(shop))
  app.get('/favicon.ico', () => serveIcon(shop))
  app.get('/site.webmanifest', () => webManifest(shop))
  app.get('/robots.txt', () => robots(shop.config))
  app.get('/sitemap.xml', () => siteMap.index())
  app.get('/sitemaps/pages.xml', () => siteMap.pages())
  app.get('/sitemaps/parts/:file{.+\\.xml}', (c) => siteMap.parts(c.req.param('file').slice(0, -4)))
  // a refusal inside a page is told as a page: its problem+json is made one here
  app.use(async (c, next) => {
    await next()
    if (c.error && isForPeople(c.req.raw)) c.res = await showFault(c.res, await shopOnPage(shop))
  })
  app.all('*', async (c) => {
    const { method, path } = c.req
    if (path.startsWith('/api/') || wantsProgram(c.req.raw) || !isDecodable(c.req.url))
      throw new Refusal('not_found')
    if (method !== 'GET' && method !== 'HEAD')
      throw new Refusal('method_not_allowed', { method }, { allow: ['GET', 'HEAD'] })
    const freshUntil = performance.now() + freshMs
    const { response: drawn, snapshot } = await page(c.req.raw)
    c.set('drawn', { snapshot, freshUntil })
    // where nothing is, a program gets its problem; the data of a page is asked for by the page itself
    if (drawn.status === 404 && !isForPeople(c.req.raw) && !path.endsWith('.data'))
      throw new Refusal('not_found')
    return drawn
  })
}

/** The shop's own icon, or the mark of the program while it has none, or the database does not answer. */
async function serveIcon(shop: Shop): Promise<Response> {
  const record = await readRecord(shop).catch(() => null)
  const icon = record?.look.icon
  return icon ? await serveShopMark(shop, icon, 'named') : serveMark()
}

/** The picture that links elsewhere show, under its address. Throws Refusal `not_found` for that of another look. */
async function serveCard(shop: Shop, path: string): Promise<Response> {
  const card = cardOf(await readRecord(shop))
  if (card?.address !== path) throw new Refusal('not_found')
  const png = await drawCard(shop.database.sql, card.mark, card.accent)
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** For how long a page is shown before the database is asked again: nobody sees a shop older than a second. */
export const freshMs = 1_000 - goodMs

const isDecodable = (url: string) => {
  try {
    return decodeURIComponent(new URL(url).pathname) !== ''
  } catch {
    return false
  }
}
