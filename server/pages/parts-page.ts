import { html } from 'hono/html'
import { formatMoney, toMinor } from '../../contract/money.ts'
import { categories, categoryNames, type Part, partQuery } from '../../contract/parts.ts'
import { listParts } from '../catalogue/list-parts.ts'
import type { Door } from './ask-api.ts'
import { type Html, searchBox, showPage } from './layout.ts'
import { faultWords } from './login-page.ts'

type Query = { q?: string; category?: string; cursor?: string }

/** The parts of the shop at `/`: everything in plain links and one form. */
export function partsPage({ app, shop }: Door) {
  app.get('/', async (c) => {
    const asked = c.req.query()
    const fields = {
      q: asked.q?.slice(0, 100),
      category: partQuery.shape.category.safeParse(asked.category).data,
      cursor: asked.cursor || undefined,
    }
    const query = Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Query
    const { items, next } = await listParts(shop, { address: '' }, partQuery.parse(query))
    const member = c.req.header('cookie') ? await shop.signIn.session(c.req.raw.headers) : null
    return await showPage({
      title: 'Computer parts in bulk',
      account: member ? signedIn(member.name) : html`<a class="account" href="/login">Log in</a>`,
      pictureOrigins: originsOf(items),
      main: html`<h1>Computer parts in bulk</h1>
${asked.error ? html`<p class="fault" role="alert">${faultWords(asked.error)}</p>` : ''}
${shop.config.sandbox.needed ? sandboxNote(shop.config.sandbox.url, shop.config.mail.mailboxUrl) : ''}
${searchBox(query.q, query.category)}
<nav class="rungs" aria-label="Categories">${rung('All', query, undefined)}${categories.map((one) => rung(categoryNames[one], query, one))}</nav>
${items.length === 0 ? empty(query) : html`<ul class="parts">${items.map(card)}</ul>`}
${next ? html`<p><a class="next" rel="next" href="${linkTo({ ...query, cursor: next })}">Next page</a></p>` : ''}`,
    })
  })
}

const linkTo = (query: Query) => {
  const search = new URLSearchParams(query).toString()
  return search ? `/?${search}` : '/'
}

function rung(name: string, { q, category }: Query, to: string | undefined): Html {
  const href = linkTo({ ...(q && { q }), ...(to && { category: to }) })
  return category === to
    ? html`<a href="${href}" aria-current="page">${name}</a>`
    : html`<a href="${href}">${name}</a>`
}

function card(part: Part, at: number): Html {
  const money = formatMoney(toMinor(part.price, part.currency), part.currency)
  const { picture } = part
  const loading = at < 4 ? 'eager' : 'lazy'
  const [width, height] = picture ? [picture.width, picture.height] : [4, 3]
  return html`<li class="part">
<picture>${picture?.sources.map(({ type, srcset }) => html`<source type="${type}" srcset="${srcset}" sizes="(min-width: 640px) 260px, 92vw">`)}
<img src="${part.img}" alt="" width="${width}" height="${height}" loading="${loading}" decoding="async"></picture>
<div class="words"><p class="sku">${part.sku}</p>
<h2>${part.name}</h2>
<p class="price">${money}<span class="soft"> a piece</span></p>
<dl><div><dt>Minimum</dt><dd>${count(part.minQuantity)}</dd></div>
<div><dt>Available</dt><dd>${count(part.quantity)}</dd></div></dl>
<p class="more"><a href="/api/parts/${part._id}">As JSON<span class="hidden">: ${part.name}</span></a></p></div>
</li>`
}

const count = (value: number) => `${new Intl.NumberFormat('en-US').format(value)} pcs`

const empty = ({ q, category }: Query): Html =>
  q || category
    ? html`<p class="empty">No parts match${q ? html` “${q}”` : ''}. <a href="/">See all parts</a></p>`
    : html`<p class="empty">There are no parts yet. An admin adds them with <a href="/api/docs#call-addPart">POST /api/add-parts</a>.</p>`

const signedIn = (name: string): Html =>
  html`<form class="account" method="post" action="/logout"><span>${name}</span><button class="plain" type="submit">Log out</button></form>`

const sandboxNote = (url: string, mailbox: string | null): Html =>
  html`<p class="sandboxed">Some outside services are stand-ins on this machine: <a href="${url}">sandbox</a>${mailbox ? html`, <a href="${mailbox}">mailbox</a>` : ''}. To try the shop from a terminal: <a href="/api/docs#start">five steps</a>.</p>`

/** Pictures may be kept at a host of their own: the page's policy must name it. */
function originsOf(parts: Part[]): string[] {
  const addresses = parts.flatMap(({ img, picture }) => [
    img,
    ...(picture?.sources.map(({ srcset }) => srcset) ?? []),
  ])
  const origins = addresses.flatMap((text) => text.match(/https?:\/\/[a-z0-9.:[\]-]+/gi) ?? [])
  return [...new Set(origins)]
}
