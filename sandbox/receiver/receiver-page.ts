import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import type { Manner, Received } from './receiver.ts'

/** What came in, how it was signed, and how the next is answered. */
export function receiverPage(
  url: string,
  shopUrl: string,
  received: Received[],
  { secret, status }: Manner,
): Markup {
  const choices = [
    [204, '204: it was taken'],
    [500, '500: it failed'],
    [503, '503: it is busy'],
    [410, '410: it is gone'],
    [307, '307: it is elsewhere'],
  ] as const
  return page({
    title: 'Events · Partwright sandbox',
    place: '/receiver',
    body: html`<div class="head"><h1>Events</h1><p class="soft small">${received.length} kept</p></div>
    <p class="soft">Stands in for another system of yours, such as an ERP. Have events sent to <code>${url}</code> under <a href="${shopUrl}/dashboard/programs">Programs</a> in the shop.</p>
    <section class="card stack"><h2>How it answers</h2>
    <form class="stack" method="post" action="/receiver/manner">
      <label class="stack"><span>Secret, to check signatures by</span>
      <input type="text" name="secret" value="${secret}" placeholder="whsec_…" autocomplete="off" spellcheck="false"></label>
      <label class="stack"><span>Answer</span>
      <select name="status">${choices.map(
        ([code, words]) =>
          html`<option value="${code}"${code === status ? html` selected` : ''}>${words}</option>`,
      )}</select></label>
      <div class="row end"><button>Save</button></div>
    </form></section>
    ${
      received.length
        ? html`<ul class="list">${received.map(
            (one) => html`<li><details><summary><strong>${one.type}</strong>
            <span class="soft small">${one.at.slice(0, 19).replace('T', ' ')} UTC · answered ${one.status} · ${wordsOf(one)}</span></summary>
            <pre class="sheet small">${headersOf(one)}

${pretty(one.body)}</pre></details></li>`,
          )}</ul><form method="post" action="/receiver/forget"><button class="quiet">Forget them</button></form>`
        : html`<p class="empty">Nothing has come yet.</p>`
    }`,
  })
}

const wordsOf = ({ wrong }: Received) =>
  wrong === undefined ? 'signature not checked' : wrong === null ? 'signed rightly' : wrong

const headersOf = ({ headers }: Received) =>
  Object.entries(headers)
    .filter(([name]) => name.startsWith('webhook-') || name === 'content-type')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
