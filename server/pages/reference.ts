import { hash } from 'node:crypto'
import { html } from 'hono/html'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { describeApi } from '../api-reference/describe.ts'
import type { Described } from '../api-reference/limits-in-words.ts'
import { namedSchemas } from '../api-reference/schemas.ts'
import { signInCalls } from '../api-reference/sign-in-calls.ts'
import { strongSignInCalls } from '../api-reference/strong-sign-in-calls.ts'
import { clientFiles, packClient } from '../client/pack-client.ts'
import type { Shop } from '../shop.ts'
import { fileNameOf, readRecord } from '../shop-record/index.ts'
import { inSeries, valuesInSeries } from '../words/in-series.ts'
import { assets } from './assets.ts'
import { type Html, type ShopOnPage, showPage } from './layout.ts'
import { showCall, showSignInCall } from './reference-call.ts'
import { showErrors } from './reference-errors.ts'
import { showFields } from './reference-fields.ts'
import { showSteps } from './reference-steps.ts'
import { onPageOf } from './shop-on-page.ts'

/**
 * The description of the API, for programs and for people, and the client that is made of it. Made once, since it changes with the program and a few words of the shop's
 * record alone, and not before somebody asks: making it takes as long as the rest of opening a shop.
 */
export function describedApi(shop: Shop) {
  const { config } = shop
  let written = ''
  let described: { text: string; tag: string } | undefined
  let shown: Promise<{ text: string; tag: string; headers: Headers }> | undefined
  let packed: Promise<{ bytes: Buffer<ArrayBuffer>; tag: string }> | undefined
  const naming = async () => {
    const record = await readRecord(shop)
    const { identity, orders, numbers, place } = record
    const { name } = identity
    const onPage = onPageOf(shop, record)
    const now = `${name}\n${place.locale}\n${orders.holdMinutes}\n${Object.values(numbers).join()}\n${onPage.sheets.join()}`
    if (now !== written)
      [written, described, shown, packed] = [now, undefined, undefined, undefined]
    return { ...config, ...orders, name, cookiePrefix: shop.record.cookiePrefix, onPage }
  }
  return {
    document: async (request: Request) => {
      const as = await naming()
      described ??= describe(as)
      const headers = new Headers({ 'Content-Type': 'application/json' })
      return unlessKnown(request, described.text, described.tag, headers)
    },
    page: async (request: Request) => {
      const as = await naming()
      shown ??= draw(as, as.onPage)
      const { text, tag, headers } = await shown
      return unlessKnown(request, text, tag, new Headers(headers))
    },
    client: async (request: Request) => {
      const as = await naming()
      packed ??= packAs(as, await fileNameOf(shop, 'client'))
      const { bytes, tag } = await packed
      return unlessKnown(request, bytes, tag, new Headers({ 'Content-Type': 'application/gzip' }))
    },
  }
}

function describe(config: Described) {
  const text = inSeries(JSON.stringify(describeApi(config)))
  return { text, tag: tagOf(text) }
}

async function draw(config: Described, shop: ShopOnPage) {
  const response = await referencePage(config, shop)
  const text = inSeries(await response.text())
  return { text, tag: tagOf(text), headers: response.headers }
}

async function packAs(config: Described, name: string) {
  const bytes = Buffer.from(
    await packClient(await clientFiles(valuesInSeries(describeApi(config)), name)),
  )
  return { bytes, tag: tagOf(bytes) }
}

const tagOf = (text: string | Buffer) => `"${hash('sha256', text, 'base64url')}"`

function unlessKnown(
  request: Request,
  text: string | Buffer<ArrayBuffer>,
  tag: string,
  headers: Headers,
): Response {
  headers.set('ETag', tag)
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  if (request.headers.get('if-none-match') === tag)
    return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}

const shopCalls = Object.entries(calls) as [string, Call][]
const librarysCalls = [...signInCalls, ...strongSignInCalls]

function referencePage(config: Described, shop: ShopOnPage): Promise<Response> {
  const named = Object.entries(namedSchemas())
  return showPage({
    title: 'API',
    shop,
    script: assets.script.address,
    main: html`<div class="reference">
<nav class="contents" aria-label="Contents"><details open><summary>Contents</summary>
<ul><li><a href="#start">Start in five steps</a></li><li><a href="#rules">Rules of every call</a></li><li><a href="#errors">Errors</a></li></ul>
<h2>Calls</h2><ul>${shopCalls.map(([name, call]) => entry(name, call.method, call.path))}</ul>
<h2>Signing in</h2><ul>${librarysCalls.map((call) => entry(call.name, call.method, call.path))}</ul>
<h2>Things</h2><ul>${named.map(([name]) => html`<li><a href="#thing-${name}">${name}</a></li>`)}</ul>
</details></nav>
<div class="text">
<h1>The API of ${config.name}</h1>
<p class="lead">Everything that the shop’s own pages do goes through these calls at <code>${config.publicUrl}/api</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>, and a <a href="/api/client.tgz">typed client</a> for TypeScript: <code>npm install ${config.publicUrl}/api/client.tgz</code>.</p>
${showSteps(config.publicUrl)}
${rules(config)}
${showErrors()}
<section><h2 id="calls">Calls</h2>${shopCalls.map(([name, call]) => showCall(name, call))}</section>
<section><h2 id="sign-in">Signing in</h2>
<p>These endpoints set and read the session’s cookie. Their refusals are <code>{code, message}</code>. Programs send the header <code>Origin: ${new URL(config.publicUrl).origin}</code> along with the cookie.</p>
${librarysCalls.map(showSignInCall)}</section>
<section><h2 id="things">Things</h2>${named.map(([name, schema]) => html`<article class="call"><h3 id="thing-${name}">${name}</h3>${showFields(schema)}</article>`)}</section>
</div></div>`,
  })
}

const entry = (name: string, method: string, path: string): Html =>
  html`<li><a href="#call-${name}"><span class="method">${method}</span> ${path}</a></li>`

const rules = (config: Described): Html => html`<section><h2 id="rules">Rules of every call</h2>
<ul class="rules">
<li><strong>Who.</strong> A call says who may make it. <em>Anyone</em> needs nothing. <em>User</em>, <em>buyer</em> and <em>admin</em> send <code>Authorization: Bearer</code> with a token of <a href="#call-issueToken">PUT /user/{email}</a>; it lasts 15 minutes. <em>Session</em> is the cookie of signing in.</li>
<li><strong>Bodies</strong> are JSON in UTF-8, at most 64 kB unless the call says otherwise.</li>
<li><strong>Money</strong> is in major units of ${config.currency.toUpperCase()}; only payments to the payment provider are in minor units.</li>
<li><strong>Lists</strong> are arrays. The header <code>Link: &lt;…&gt;; rel="next"</code> leads to the page after; none means the last.</li>
<li><strong>Once.</strong> POST with an <code>Idempotency-Key</code> may be repeated: it happens once and answers the same.</li>
<li><strong>Limits.</strong> Each answer tells in <code>RateLimit</code> how many requests (<code>r</code>) are left to its address for how many seconds (<code>t</code>); above it is 429 with <code>Retry-After</code>. What is counted beside that stands in <code>info.description</code> and at the 429 of each call of the <a href="/api/openapi.json">description</a>.</li>
<li><strong>Caching.</strong> What anyone may read has an <code>ETag</code>; send it as <code>If-None-Match</code>.</li>
<li><strong>Asking for help.</strong> Every answer has an <code>X-Request-Id</code>.</li>
<li><strong>Health.</strong> <code>GET /healthz</code>: the process answers. <code>GET /readyz</code>: it can work.</li>
</ul></section>`
