import { Refusal } from '../../../contract/refusals.ts'
import { readSvg, type Token } from './read-svg.ts'
import { drawing, drawn, unseen } from './svg-words.ts'

const most = { bytes: 262_144, elements: 5_000, depth: 40, uses: 24, pixels: 9_999 }

const refuse = (reason: string): never => {
  throw new Refusal('mark_refused', { reason })
}

type Open = Extract<Token, { kind: 'open' }>

/**
 * A stranger's SVG, read and written anew: shapes, colours, gradients and words, and nothing that runs, fetches or leads
 * anywhere. What programs for drawing keep in it for themselves goes. Refuses the rest, with words.
 */
export function cleanSvg(source: string) {
  if (Buffer.byteLength(source) > most.bytes) refuse('an SVG has at most 256 kB')
  const written: string[] = []
  const stack: string[] = []
  let [elements, uses, skipped, words] = [0, 0, 0, '']
  let root: Open | undefined
  /** Words are written as a whole: pieces that are harmless alone may not be so together. */
  const writeWords = () => {
    const inside = stack.at(-1)
    if (inside) written.push(escaped(inside === 'style' ? css(words) : words))
    else if (words.trim() !== '') refuse(notWellFormed)
    words = ''
  }
  for (const token of readSvg(source.replace(/^\uFEFF/, ''))) {
    if (skipped > 0 || (token.kind === 'open' && unseen.has(token.name))) {
      if (token.kind === 'open' && !token.isEmpty) skipped += 1
      if (token.kind === 'close') skipped -= 1
      continue
    }
    if (token.kind === 'text') {
      words += token.text
      continue
    }
    writeWords()
    if (token.kind === 'close') {
      if (stack.pop() !== token.name) refuse(notWellFormed)
      written.push(`</${token.name}>`)
      continue
    }
    elements += 1
    if (token.name === 'use') uses += 1
    if (stack.length === 0 && (root || token.name !== 'svg')) refuse('it is no SVG')
    if (!drawing.has(token.name))
      refuse(`it has <${token.name}>, and a logo is shapes and words alone`)
    if (elements > most.elements || uses > most.uses || stack.length > most.depth)
      refuse('it has too many pieces')
    root ??= token
    written.push(opened(token, token === root))
    if (!token.isEmpty) stack.push(token.name)
  }
  writeWords()
  if (!root || stack.length > 0) refuse(notWellFormed)
  return { svg: written.join(''), ...sizeOf(root as Open) }
}

const notWellFormed = 'it is no well-formed SVG'

/** An element's first tag with what of its attributes draws. */
function opened({ name, attributes, isEmpty }: Open, isRoot: boolean) {
  const kept = attributes.flatMap(([key, value]) => {
    if (key === 'href' || key === 'xlink:href') {
      if (!/^#[\w.-]+$/.test(value)) refuse('it leads to what is not in it')
      return [`href="${escaped(value)}"`]
    }
    return drawn.has(key) ? [`${key}="${escaped(css(value))}"`] : []
  })
  const told = isRoot ? ['xmlns="http://www.w3.org/2000/svg"', ...kept] : kept
  return `<${[name, ...told].join(' ')}${isEmpty ? '/' : ''}>`
}

/** A value or a sheet of styles that fetches nothing: it names only what is in the same picture. */
function css(text: string) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
  if (/[\\@]|expression|image-set|src\(/i.test(plain)) refuse('its styles may fetch something')
  if (/url\((?!\s*["']?#)/i.test(plain)) refuse('it leads to what is not in it')
  return plain
}

/** How large it is drawn: by its view box, or by its width and height. */
function sizeOf({ attributes }: Open) {
  const given = Object.fromEntries(attributes)
  const [, , width, height] = (given.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const inPixels = (text = '') =>
    /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  const wide = width || inPixels(given.width)
  const high = height || inPixels(given.height)
  if (!(wide > 0 && high > 0))
    refuse('it says neither a view box nor its width and height in pixels')
  const scale =
    Math.min(1, most.pixels / wide, most.pixels / high) * Math.max(1, 1 / wide, 1 / high)
  const whole = (length: number) => Math.min(most.pixels, Math.max(1, Math.round(length * scale)))
  return { width: whole(wide), height: whole(high) }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
