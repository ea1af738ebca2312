import { Refusal } from '../../../contract/refusals.ts'

/** A piece of an SVG as it is read, in order. */
export type Token =
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const name = String.raw`[A-Za-z_][\w:.-]*`
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`
const pieces = {
  comment: /<!--[\s\S]*?-->/y,
  instruction: /<\?[\s\S]*?\?>/y,
  // one that declares entities has brackets, and is refused by what follows
  doctype: /<!DOCTYPE[^[\]>]*>/iy,
  cdata: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
  close: new RegExp(String.raw`</(${name})\s*>`, 'y'),
  open: new RegExp(String.raw`<(${name})((?:${attribute})*)\s*(/?)>`, 'y'),
  text: /[^<]+/y,
} as const
const attributes = new RegExp(String.raw`(${name})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g')

/** Reads XML as strictly as an SVG needs it. Refuses what is none. Source: https://www.w3.org/TR/xml/ */
export function* readSvg(source: string): Generator<Token> {
  let at = 0
  const next = (kind: keyof typeof pieces) => {
    pieces[kind].lastIndex = at
    const found = pieces[kind].exec(source)
    if (found) at += found[0].length
    return found
  }
  while (at < source.length) {
    if (next('comment') || next('instruction') || next('doctype')) continue
    const cdata = next('cdata')
    const close = cdata ?? next('close')
    const open = close ?? next('open')
    if (cdata) yield { kind: 'text', text: cdata[1] ?? '' }
    else if (close) yield { kind: 'close', name: close[1] ?? '' }
    else if (open)
      yield {
        kind: 'open',
        name: open[1] ?? '',
        isEmpty: open[3] === '/',
        attributes: [...(open[2] ?? '').matchAll(attributes)].map(([, key = '', one, other]) => [
          key,
          decoded(one ?? other ?? ''),
        ]),
      }
    else {
      const text = next('text')
      if (!text) throw new Refusal('mark_refused', { reason: 'it is no well-formed SVG' })
      yield { kind: 'text', text: decoded(text[0]) }
    }
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** A text with its entities as the signs that they are. Refuses what only a declaration could say. */
function decoded(text: string) {
  return text.replace(/&([^;\s]*);?/g, (_, said: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(said)
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : Number.NaN
    const sign = point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entities[said]
    if (sign === undefined)
      throw new Refusal('mark_refused', {
        reason: `it says &${said.slice(0, 20)};, which is declared nowhere`,
      })
    return sign
  })
}
