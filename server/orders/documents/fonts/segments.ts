import bidiFactory from 'bidi-js'
import { type FaceName, turnedMarks } from './faces.ts'

/** Letters that are drawn together: of one face, and where they go leftward, of one script. */
export type Segment = { text: string; script: Script }
export type Script = FaceName | 'arabic' | 'hebrew'

export const faceOf = (script: Script): FaceName =>
  script === 'arabic' || script === 'hebrew' ? 'text' : script

const notPlain =
  /[\u0590-\u06ff\u0900-\u0e3e\u0e40-\u0e7f\u200c-\u200d\u3001-\u33ff\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]/

/** Whether a text is letters of the text face alone, one by one from left to right; nearly all are. */
export const isPlain = (text: string) => !notPlain.test(text)

const scripts: [Script, RegExp][] = [
  ['hebrew', /[\u0590-\u05f2]/],
  ['arabic', /(?![\u060c\u061b\u061f\u066a-\u066d\u06d4])(?!\p{Nd})[\u0600-\u06ff]/u],
  ['devanagari', /[\u0900-\u097f]/],
  ['thai', /[\u0e01-\u0e3a\u0e40-\u0e5b]/],
  ['han', /[\u3001-\u33ff\u4e00-\u9fff\uf900-\ufaff]/],
  ['hangul', /[\uac00-\ud7a3]/],
]
/** Goes with the letter before it. */
const clings = /\p{M}|\u200c|\u200d/u

/** Splits a text where its script changes, in the order in which it is read. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  for (const letter of text) {
    const last = segments.at(-1)
    const script = scripts.find(([, letters]) => letters.test(letter))?.[0] ?? 'text'
    if (last && (last.script === script || clings.test(letter))) last.text += letter
    else segments.push({ text: letter, script })
  }
  return segments
}

/** Whether the first letter that has a direction goes leftward: the paragraph does, then. */
export const isLeftward = (text: string) => /^\P{L}*[\u0590-\u06ff]/u.test(text)

// what the package gives is the function itself, not a module with it as its types say
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/**
 * Splits a line as it stands on paper from left to right. The fonts turn words of Arabic and Hebrew round themselves;
 * of what stands between such words the marks are turned here. Source: UAX #9.
 */
export function placedSegments(line: string, leftward: boolean): Segment[] {
  if (!/[\u0590-\u06ff]/.test(line)) return segmentsOf(line)
  const found = bidi.getEmbeddingLevels(line, leftward ? 'rtl' : 'ltr')
  const order = bidi.getReorderedIndices(line, found)
  const isTurned = (at: number) => (found.levels[at] ?? 0) % 2 === 1
  const placed: Segment[] = []
  for (let from = 0; from < order.length; ) {
    const turned = isTurned(order[from]!)
    const step = turned ? -1 : 1
    let to = from + 1
    while (order[to] === order[to - 1]! + step && isTurned(order[to]!) === turned) to += 1
    const ends = [order[from]!, order[to - 1]!]
    const segments = segmentsOf(line.slice(Math.min(...ends), Math.max(...ends) + 1))
    placed.push(...(turned ? segments.reverse().map(turn) : segments))
    from = to
  }
  return placed
}

const turn = ({ text, script }: Segment): Segment =>
  script === 'text'
    ? { text: Array.from(text, turnedMark).reverse().join(''), script }
    : { text, script }

/** A bracket is drawn as its counterpart, and stays what it is for who copies it: see letterOf in faces.ts. */
const turnedMark = (letter: string) => {
  const code = letter.charCodeAt(0)
  const mirrored = bidi.getMirroredCharacter(letter)
  return mirrored && code < 0x100 ? String.fromCharCode(turnedMarks + code) : (mirrored ?? letter)
}
