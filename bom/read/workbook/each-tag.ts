import { damaged } from './read-archive.ts'

/** A tag of an XML text: its name without a prefix, and where it and its attributes stand. */
export type Tag = {
  name: string
  kind: 'opens' | 'closes' | 'stands alone'
  attributes: string
  start: number
  /** Behind its name. */
  named: number
  end: number
}

const piece =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)|[^<]+/y

/**
 * Every tag of an XML text in its order. It takes nothing that is not well formed, so that no other reader sees tags
 * where this one sees none. Throws ReadingFault.
 */
export function eachTag(xml: string, take: (tag: Tag) => void) {
  const scan = new RegExp(piece)
  let at = 0
  while (at < xml.length) {
    scan.lastIndex = at
    const found = scan.exec(xml)
    if (!found) throw damaged()
    const [all, closing, name, attributes = '', alone] = found
    const start = at
    at += all.length
    if (name === undefined) continue
    take({
      name: localOf(name),
      kind: closing ? 'closes' : alone ? 'stands alone' : 'opens',
      ...{ attributes, start, named: start + 1 + name.length, end: at },
    })
  }
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** The attributes of a tag by their names without prefixes; one that is there twice has no value that counts. */
export function attributesOf({ attributes }: Tag): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name, one, other] of attributes.matchAll(
    /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const local = localOf(name!)
    if (name!.startsWith('xmlns')) continue
    if (found.has(local)) throw damaged()
    found.set(local, one ?? other ?? '')
  }
  return found
}
