import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'

const kept = { 'Cache-Control': 'public, max-age=3600' }

/** What search engines may read: the shop, not its API and nobody's pages. */
export const robots = ({ publicUrl }: Config) =>
  new Response(
    `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /purchase/
Disallow: /payment/
Disallow: /reset-password
Disallow: /newsletter/

Sitemap: ${publicUrl}/sitemap.xml
`,
    { headers: { ...kept, 'Content-Type': 'text/plain; charset=utf-8' } },
  )

export const sitemap = async (shop: Shop, _request: Request) => {
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${shop.config.publicUrl}/</loc></url></urlset>
`,
    { headers: { ...kept, 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
