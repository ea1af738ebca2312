import { html } from 'hono/html'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { refusalExample } from '../api-reference/refusal-examples.ts'
import type { Html } from './layout.ts'

const example = JSON.stringify(refusalExample('not_enough_stock'), null, 2)

/** Every refusal with its anchor: the `type` of a problem leads here. */
export const showErrors = (): Html => html`<section><h2 id="errors">Errors</h2>
<p>Every refusal is <code>application/problem+json</code> (RFC 9457). Programs go by <code>code</code>; <code>detail</code> is for people. For <code>invalid_input</code>, <code>errors</code> names each field with its message.</p>
<pre tabindex="0" aria-label="Example of a refusal"><code>${example}</code></pre>
<div class="wide" tabindex="0" role="group" aria-label="Table of errors"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Words</th></tr></thead>
<tbody>${Object.entries(refusals).map(
  ([code, [status, words]]) =>
    html`<tr id="${code}"><th scope="row"><a href="#${code}"><code>${code}</code></a></th><td>${status}</td><td>${words}</td></tr>`,
)}</tbody></table></div></section>`

/** The refusals of one call, each with a link to its explanation. */
export const showRefusals = (groups: [status: number, codes: RefusalCode[]][]): Html =>
  html`<dl class="refusals">${groups.map(
    ([status, codes]) =>
      html`<div><dt>${status}</dt><dd>${codes.map((code) => html`<a href="#${code}"><code>${code}</code></a> `)}</dd></div>`,
  )}</dl>`
