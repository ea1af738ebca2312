import { html } from 'hono/html'
import { type JsonSchema, namedSchemas } from '../api-reference/schemas.ts'
import type { Html } from './layout.ts'

const named = namedSchemas()
const nameIn = (schema: JsonSchema) =>
  /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref ?? ''))?.[1]

/** The fields of an object, a named one too, as a table; of anything else, its type in words. */
export function showFields(given: JsonSchema): Html {
  const schema = named[nameIn(given) ?? ''] ?? given
  const properties = schema.properties as Record<string, JsonSchema> | undefined
  if (!properties) return html`<p class="shape">${typeWords(schema)}</p>`
  const required = (schema.required as string[] | undefined) ?? []
  return html`<div class="wide" tabindex="0" role="group" aria-label="Table of fields"><table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Note</th></tr></thead>
<tbody>${Object.entries(properties).map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code>${required.includes(name) ? '' : html`<span class="soft"> optional</span>`}</th><td>${typeWords(field)}</td><td>${noteOf(field)}</td></tr>`,
  )}</tbody></table></div>`
}

/** A schema's type in a few words; a named thing as a link. */
export function typeWords(schema: JsonSchema): Html {
  const name = nameIn(schema)
  if (name) return html`<a href="#thing-${name}">${name}</a>`
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices)
    return html`${choices.map((one, at) => html`${at > 0 ? ' or ' : ''}${typeWords(one)}`)}`
  if (Array.isArray(schema.enum))
    return html`${schema.enum.map((one, at) => html`${at > 0 ? ' | ' : ''}<code>${String(one)}</code>`)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.type === 'array') return html`list of ${typeWords((schema.items ?? {}) as JsonSchema)}`
  const properties = schema.properties as Record<string, JsonSchema> | undefined
  if (properties)
    return html`{ ${Object.entries(properties).map(([key, field], at) => html`${at > 0 ? ', ' : ''}<code>${key}</code>: ${typeWords(field)}`)} }`
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  return html`${[schema.type ?? 'object'].flat().join(' or ')}${format}`
}

function noteOf(schema: JsonSchema): string {
  const range = (low: unknown, high: unknown, unit: string) =>
    low !== undefined && high !== undefined
      ? `${low} to ${high}${unit}`
      : low !== undefined
        ? `at least ${low}${unit}`
        : high !== undefined
          ? `at most ${high}${unit}`
          : ''
  return [
    typeof schema.description === 'string' ? schema.description : '',
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    schema.default === undefined ? '' : `otherwise ${JSON.stringify(schema.default)}`,
  ]
    .filter((words) => words !== '')
    .join('; ')
}
