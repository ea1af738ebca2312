import { html } from 'hono/html'
import type { Call } from '../../contract/call.ts'
import type { CallName } from '../../contract/calls.ts'
import { examples } from '../api-reference/examples.ts'
import { byStatus } from '../api-reference/operation.ts'
import { refusalsOf } from '../api-reference/refusals-of.ts'
import { type JsonSchema, schemaOf } from '../api-reference/schemas.ts'
import type { SignInCall } from '../api-reference/sign-in-call.ts'
import type { Html } from './layout.ts'
import { showRefusals } from './reference-errors.ts'
import { showFields, typeWords } from './reference-fields.ts'

/** One call: who may, what goes in, what comes out, what it refuses. */
export function showCall(name: string, call: Call): Html {
  const example = examples[name as CallName]
  return html`<article class="call">
${head(name, call.method, `/api${call.path}`, call.who)}
<p>${call.says}${call.once ? html` <span class="soft">Takes an Idempotency-Key.</span>` : ''}</p>
${call.params ? html`<h4>In the path</h4>${showFields(schemaOf(call.params, 'input'))}` : ''}
${call.query ? html`<h4>In the query</h4>${showFields(schemaOf(call.query, 'input'))}` : ''}
${call.body ? html`<h4>Body</h4>${showFields(schemaOf(call.body, 'input'))}` : ''}
${call.upload ? html`<h4>Body</h4><p class="shape">multipart/form-data with one file, <code>${call.upload}</code>, of at most 12 MB</p>` : ''}
${call.who === 'provider' ? html`<h4>Body</h4><p class="shape">an event as the provider sends it, with its signature</p>` : ''}
${example.body ? code('Example of the body', example.body) : ''}
<h4>Answer</h4>${answerOf(call)}
${code('Example of the answer', call.answer.kind === 'list' ? [example.answer] : example.answer)}
<h4>Refusals</h4>${showRefusals(byStatus(refusalsOf(call)))}
</article>`
}

/** One endpoint of the sign-in library. */
export const showSignInCall = (call: SignInCall): Html => html`<article class="call">
${head(call.name, call.method, `/api${call.path}`, call.who)}
<p>${call.says}</p>
${call.query ? html`<h4>In the query</h4>${showFields({ properties: call.query })}` : ''}
${call.body ? html`<h4>Body</h4>${showFields(call.body)}` : ''}
<h4>Answer</h4>${call.redirects ? html`<p class="shape">302 to the callbackURL, or to an address with <code>?error=</code></p>` : html`<p class="shape">${typeWords(call.answer)}</p>`}
</article>`

const head = (name: string, method: string, path: string, who: string): Html =>
  html`<h3 id="call-${name}"><a href="#call-${name}"><span class="method">${method}</span> <code>${path}</code></a> <span class="who">${who}</span></h3>`

function answerOf({ answer }: Call): Html {
  if (answer.kind === 'file') return html`<p class="shape">a file, <code>${answer.type}</code></p>`
  const schema: JsonSchema =
    answer.kind === 'list'
      ? { type: 'array', items: schemaOf(answer.item, 'output') }
      : schemaOf(answer.schema, 'output')
  return html`<p class="shape">${typeWords(schema)}</p>`
}

const code = (label: string, value: unknown): Html =>
  html`<pre tabindex="0" aria-label="${label}"><code>${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code></pre>`
