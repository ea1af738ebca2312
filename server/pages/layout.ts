import { html } from 'hono/html'
import { assets } from './assets.ts'

export type Html = ReturnType<typeof html>

/** What a page of the server's own says of the shop. */
export type ShopOnPage = { name: string; sheets: string[] }

type PageParts = {
  title: string
  /** What the shop is called, and the sheets of its own colours. */
  shop: ShopOnPage
  main: Html
  script?: string
  status?: number
  headers?: Record<string, string>
}

/** One page, whole. Nothing inline runs and nothing may frame it. */
export async function showPage(page: PageParts): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · ${page.shop.name}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${assets.css.address}">
${page.shop.sheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${page.script ? html`<script src="${page.script}" defer></script>` : ''}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24">${page.shop.name}</a>
<nav aria-label="Main"><a href="/parts">Parts</a><a href="/api/docs">API</a></nav>
</header>
<main id="main" tabindex="-1">
${page.main}
</main>
</body>
</html>
`
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, no-cache',
      ...page.headers,
    },
  })
}

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A page of one short column: a heading, a sentence, and what to do. */
export const showNote = (
  title: string,
  shop: ShopOnPage,
  body: Html,
  more: Pick<PageParts, 'status' | 'headers'> = {},
) =>
  showPage({ title, shop, main: html`<div class="note"><h1>${title}</h1>${body}</div>`, ...more })

/** Where parts are searched: stands on every page that leads nowhere else. */
export const searchBox = () => html`<form class="search" action="/parts" method="get" role="search">
<label for="q">Search parts</label>
<div class="row"><input id="q" name="q" type="search" maxlength="100">
<button type="submit">Search</button></div>
</form>`
