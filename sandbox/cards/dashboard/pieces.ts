import { html } from 'hono/html'
import type { Markup } from '../../page.ts'

export const pageSize = 25

const tabs = [
  ['/cards', 'Payments'],
  ['/cards/refunds', 'Refunds'],
  ['/cards/events', 'Events and webhooks'],
  ['/cards/limits', 'Not emulated'],
] as const

export function frame(tab: (typeof tabs)[number][0], title: string, body: Markup): Markup {
  return html`<div class="head"><h1>${title}</h1></div>
<nav class="tabs" aria-label="Cards">${tabs.map(
    ([path, name]) =>
      html`<a href="${path}"${path === tab ? html` aria-current="page"` : ''}>${name}</a>`,
  )}</nav>
${body}`
}

/** A table of at most 25 rows with its way on; `empty` says what to do when there is none. */
export function listing(content: {
  path: string
  head: readonly string[]
  rows: readonly { id: string; cells: readonly (string | Markup)[] }[]
  /** The cursor that this page began after. */
  after: string | undefined
  empty: string
}): Markup {
  const shown = content.rows.slice(0, pageSize)
  if (shown.length === 0 && !content.after) return html`<p class="empty">${content.empty}</p>`
  return html`<div class="card">${sheets(
    content.head,
    shown.map(({ cells }) => cells),
  )}</div>
<nav class="row" aria-label="Pages">
${content.after ? html`<a class="button" href="${content.path}">Newest</a>` : ''}
${
  content.rows.length > pageSize
    ? html`<a class="button" href="${content.path}?after=${shown.at(-1)?.id}">Older</a>`
    : ''
}
</nav>`
}

/** A table whose rows stand as small labelled sheets on a narrow screen. */
export function sheets(
  head: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
): Markup {
  const cell = (content: string | Markup, column: number) =>
    html`<td data-label="${head[column]}">${content}</td>`
  return html`<table class="sheets">
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>`)}</tbody>
</table>`
}

export function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A moment given in milliseconds since 1970. */
export function moment(at: number): Markup {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`
}

const good = ['succeeded', 'delivered']
const bad = ['canceled', 'failed', 'abandoned', 'silenced']

export function tag(state: string, words = state.replaceAll('_', ' ')): Markup {
  const colour = good.includes(state) ? ' good' : bad.includes(state) ? ' bad' : ''
  return html`<span class="tag${colour}">${words}</span>`
}

export function facts(rows: readonly (readonly [string, string | Markup | null])[]): Markup {
  return html`<dl class="facts">${rows.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value ?? '–'}</dd>`,
  )}</dl>`
}

export const json = (object: object): Markup =>
  html`<pre class="sheet">${JSON.stringify(object, null, 2)}</pre>`
