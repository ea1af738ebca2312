import { Refusal } from '../../contract/refusals.ts'
import { hiddenPlaces } from '../../contract/shop-record/menu.ts'
import { listPartAddresses, readCategories } from '../catalogue/index.ts'
import type { Config } from '../config/config.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { readAddresses } from './open-bundle.ts'

const cachedForAnHour = { 'Cache-Control': 'public, max-age=3600' }

/** What search engines may read: the shop, not its API and nobody's pages. */
export const robots = ({ publicUrl }: Config) =>
  new Response(
    `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /purchase/
Disallow: /payment/
Disallow: /basket
Disallow: /checkout
Disallow: /reset-password
Disallow: /confirm-email
Disallow: /newsletter/
Disallow: /invitations/

Sitemap: ${publicUrl}/sitemap.xml
`,
    { headers: { ...cachedForAnHour, 'Content-Type': 'text/plain; charset=utf-8' } },
  )

/** How many parts one file names: a fifth of what the protocol takes, so that none is long in the making. */
export const partsAFile = 10_000
/** For how long the list of files is not counted anew, in milliseconds: it reads the id of every part. */
const indexedFor = 10 * 60_000

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const first = 'first'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The map of the site: an index, a file of the pages, and files of parts, each named by the id that it begins behind,
 * so that none changes when others are added. Source: https://www.sitemaps.org/protocol.html
 */
export function openSiteMap(shop: Shop, size = partsAFile) {
  const { publicUrl } = shop.config
  let index: { files: Promise<string[]>; until: number } | null = null
  const files = () => {
    if (index && index.until > Date.now()) return index.files
    const listed = listFiles(shop, size)
    index = { files: listed, until: Date.now() + indexedFor }
    // what failed is asked for again
    listed.catch(() => {
      index = null
    })
    return listed
  }
  return {
    index: async () => {
      const names = ['pages', ...(await files()).map((name) => `parts/${name}`)]
      return xml(
        'sitemapindex',
        names.map((name) => entry('sitemap', `${publicUrl}/sitemaps/${name}.xml`)),
      )
    },
    pages: async () =>
      xml(
        'urlset',
        (await publicPages(shop)).map((path) => entry('url', publicUrl + path)),
      ),
    /** `name`: the id of the part before the first, or "first". Refuses with not_found. */
    parts: async (name: string) => {
      if (name !== first && !uuid.test(name)) throw new Refusal('not_found')
      const afterId = name === first ? null : name
      const parts = await listPartAddresses(shop, { afterId, limit: size })
      if (parts.length === 0) throw new Refusal('not_found')
      return xml(
        'urlset',
        parts.map(({ id, updatedAt }) => entry('url', `${publicUrl}/parts/${id}`, updatedAt)),
      )
    },
  }
}

/** The names of the files of parts: where each begins. */
async function listFiles(shop: Shop, size: number): Promise<string[]> {
  const names: string[] = []
  let afterId: string | null = null
  for (;;) {
    const parts = await listPartAddresses(shop, { afterId, limit: size })
    if (parts.length === 0) return names
    names.push(afterId ?? first)
    if (parts.length < size) return names
    afterId = parts.at(-1)?.id ?? null
  }
}

const entry = (name: 'url' | 'sitemap', address: string, changed?: Date) =>
  `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${name}>`

const xml = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${namespace}">
${entries.join('\n')}
</${root}>
`,
    { headers: { ...cachedForAnHour, 'Content-Type': 'application/xml; charset=utf-8' } },
  )

/** The paths of all pages but those of parts: what comes with the program, and what the shop has written itself. */
async function publicPages(shop: Shop): Promise<string[]> {
  const { articles, menu, policies } = await readRecord(shop)
  const categories = (await readCategories(shop.database)).map(({ key }) => key)
  const hidden = hiddenPlaces(menu)
  return [
    ...(await readAddresses(categories, articles.supplied)),
    ...articles.own.map(({ slug }) => `/blogs/${slug}`),
    ...policies.map(({ slug }) => `/policies/${slug}`),
  ].filter((path) => !hidden.some((one) => path === one || path.startsWith(`${one}/`)))
}
