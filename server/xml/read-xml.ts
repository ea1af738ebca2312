/** A text that is no XML as it is read here, and why. */
export class XmlFault extends Error {}

/** What stands in an XML text, in its order. Names are without their prefix; `space` is the namespace of an element. */
export type XmlEvent =
  | { kind: 'open'; name: string; space: string; attributes: Map<string, string> }
  | { kind: 'text'; text: string }
  | { kind: 'close' }

const deepest = 40
const mostEvents = 4_000_000
const longestText = 100_000
const name = '[\\p{L}_][\\p{L}\\p{N}_.-]*'
const tag = new RegExp(
  `<(?:/((?:${name}:)?${name})\\s*>|((?:${name}:)?${name})((?:\\s+(?:${name}:)?${name}\\s*=\\s*(?:"[^"<]{0,2000}"|'[^'<]{0,2000}')){0,50})\\s*(/?)>)`,
  'uy',
)
const attribute = new RegExp(`((?:${name}:)?${name})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gu')

/**
 * Reads the subset of XML 1.0 that statements are written in: elements, attributes, text, CDATA, comments, the five entities
 * and references of characters. What is more is refused: a DTD above all, and so entities of its own. Throws XmlFault.
 * Source: https://www.w3.org/TR/xml/
 */
export function* readXml(text: string): Generator<XmlEvent> {
  const open: { name: string; spaces: Map<string, string> }[] = []
  let at = /^\ufeff?(?:<\?xml\s[^>]*\?>)?/.exec(text)![0].length
  let hasRoot = false
  for (let count = 0; at < text.length; count += 1) {
    if (count > mostEvents) throw new XmlFault('it has too many elements')
    if (text[at] !== '<') {
      const end = endOf(text.indexOf('<', at), text.length)
      if (end - at > longestText) throw new XmlFault('a text in it is too long')
      const piece = text.slice(at, end)
      if (open.length > 0) yield { kind: 'text', text: unescaped(piece) }
      else if (piece.trim() !== '') throw new XmlFault('text stands outside of its elements')
      at = end
    } else if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4)
    else if (text.startsWith('<![CDATA[', at) && open.length > 0) {
      const end = behind(text, ']]>', at + 9)
      yield { kind: 'text', text: text.slice(at + 9, end - 3) }
      at = end
    } else if (text.startsWith('<!', at))
      throw new XmlFault('it has a document type declaration (DTD), which is never read')
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2)
    else {
      tag.lastIndex = at
      const found = tag.exec(text)
      if (!found) throw new XmlFault(`a tag is damaged ${placeOf(text, at)}`)
      const [whole, closing, opening, given = '', alone] = found
      at += whole.length
      if (closing !== undefined) {
        if (open.pop()?.name !== closing)
          throw new XmlFault(`</${closing}> closes nothing ${placeOf(text, at)}`)
        yield { kind: 'close' }
        continue
      }
      if (open.length === 0 && hasRoot) throw new XmlFault('it has several roots')
      if (open.length >= deepest) throw new XmlFault('its elements stand too deep in one another')
      hasRoot = true
      const { attributes, spaces } = readAttributes(given, open.at(-1)?.spaces ?? new Map())
      const [local, prefix] = split(opening!)
      yield { kind: 'open', name: local, space: spaces.get(prefix) ?? '', attributes }
      if (alone) yield { kind: 'close' }
      else open.push({ name: opening!, spaces })
    }
  }
  if (!hasRoot) throw new XmlFault('it has no element')
  if (open.length > 0) throw new XmlFault(`it ends before </${open.at(-1)!.name}>`)
}

const none: Map<string, string> = new Map()

function readAttributes(given: string, outer: Map<string, string>) {
  if (given === '') return { attributes: none, spaces: outer }
  const attributes = new Map<string, string>()
  let spaces = outer
  for (const [, written, double, single] of given.matchAll(attribute)) {
    const value = unescaped(double ?? single ?? '')
    const [local, prefix] = split(written!)
    if (prefix === 'xmlns' || written === 'xmlns')
      spaces = new Map(spaces).set(prefix === 'xmlns' ? local : '', value)
    else if (attributes.has(local)) throw new XmlFault(`the attribute ${local} stands twice`)
    else attributes.set(local, value)
  }
  return { attributes, spaces }
}

const split = (written: string): [local: string, prefix: string] => {
  const at = written.indexOf(':')
  return at < 0 ? [written, ''] : [written.slice(at + 1), written.slice(0, at)]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;&\s]{0,12};)?/g, (whole, said?: string) => {
    const entity = said?.slice(0, -1) ?? ''
    const known = Object.hasOwn(entities, entity) ? entities[entity] : undefined
    if (known !== undefined) return known
    const figures = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(entity)
    const code = figures?.[1] ? Number.parseInt(figures[1], 16) : Number(figures?.[2] ?? 0)
    if (!isCharacter(code)) throw new XmlFault(`${whole} is no entity that is known`)
    return String.fromCodePoint(code)
  })
}

const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  (code >= 0x10000 && code <= 0x10ffff)

const endOf = (at: number, else_: number) => (at < 0 ? else_ : at)

function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  if (at < 0) throw new XmlFault(`it ends before ${end}`)
  return at + end.length
}

const placeOf = (text: string, at: number) => `in line ${text.slice(0, at).split('\n').length}`
