import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'

/** Escaped markup, as the `html` tag of Hono makes it. */
export type Markup = ReturnType<typeof html>

const places = [
  ['/', 'Overview'],
  ['/cards', 'Cards'],
  ['/mail', 'Mail'],
  ['/identities', 'Identities'],
  ['/images', 'Images'],
  ['/bank', 'Bank'],
  ['/vies', 'Tax numbers'],
  ['/receiver', 'Events'],
  ['/control', 'Control'],
] as const

/** One whole page of the sandbox. With `place` it carries the bar; without, it stands alone as an outside service's would. */
export function page(content: {
  title: string
  place?: (typeof places)[number][0]
  body: Markup
  /** Paths of plain scripts served as files. */
  scripts?: string[]
}): Markup {
  const bar = html`<header class="bar"><div class="bar-inner">
    <a class="bar-name" href="/">Partwright sandbox</a>
    <nav class="tabs" aria-label="Sandbox">${places.map(
      ([path, name]) =>
        html`<a href="${path}"${path === content.place ? html` aria-current="page"` : ''}>${name}</a>`,
    )}</nav>
  </div></header>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${content.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
${(content.scripts ?? []).map((path) => html`<script src="${path}" defer></script>`)}
</head>
<body>
${content.place ? html`<a class="skip" href="#main">Skip to content</a>${bar}` : ''}
<main id="main"${content.place ? '' : html` class="narrow"`}>${content.body}</main>
</body>
</html>`
}

const stylesheet = ['ground', 'frame', 'controls', 'tables', 'mail', 'images', 'sheets']
  .map((name) => readFileSync(new URL(`./looks/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')

/** Serves the looks as one stylesheet. Each stand-in mounts it, so that each also works alone. */
export function looks(): Hono {
  return new Hono().get('/sandbox.css', (c) =>
    c.body(stylesheet, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  )
}

/** The headers of a page: nothing but its own files, and no inline script or style. */
export const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
  },
  // The sandbox speaks plain HTTP on the loopback, and its images are shown by the shop's origin.
  strictTransportSecurity: false,
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
})
