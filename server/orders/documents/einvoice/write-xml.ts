/** An element, or a piece of text; null and '' where there is nothing to say. */
export type Xml = { name: string; attributes: Attributes; inside: Xml[] | string } | null
type Attributes = Record<string, string>

/**
 * An element of text or of others. One with nothing in it is null: neither profile allows empty elements
 * (PEPPOL-EN16931-R008).
 */
export function element(name: string, inside: string | Xml[], attributes: Attributes = {}): Xml {
  if (typeof inside === 'string') {
    const text = held(inside)
    return text === '' ? null : { name, attributes, inside: text }
  }
  const some = inside.filter((one) => one !== null)
  return some.length === 0 ? null : { name, attributes, inside: some }
}

/**
 * What of a text stands in XML 1.0, without the gaps around it: signs of control are left out, and half a surrogate pair is
 * U+FFFD.
 */
export const held = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML cannot hold
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .trim()

/** A document of one root, indented, for whoever opens it. */
export const writeXml = (root: NonNullable<Xml>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`

function written({ name, attributes, inside }: NonNullable<Xml>, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const begin = `${indent}<${name}${said.join('')}>`
  if (typeof inside === 'string') return `${begin}${escaped(inside)}</${name}>`
  const children = inside.map((one) => written(one!, `${indent}  `))
  return `${begin}\n${children.join('\n')}\n${indent}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)
