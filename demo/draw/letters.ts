// A stroke alphabet on a grid of 4 by 6: two digits a point, lines parted by a bar.
// Letters are paths because the machine that renders the pictures may have no fonts.
const STROKES: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '01 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 16 05',
  '6': '41 30 10 01 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '42 33 13 02 01 10 30 41 45 36 16 05',
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '00 06',
  J: '30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '-': '03 33',
  '+': '03 43|21 25',
  '/': '06 40',
  '.': '05 06',
}
const SPACE = 2.4
const GAP = 1.7

export type Lettering = {
  colour: string
  /** Stroke width as a share of the letter's height; 0.13 reads as regular, 0.18 as bold. */
  weight?: number
  align?: 'start' | 'middle' | 'end'
  opacity?: number
}

function widthOf(glyph: string | undefined): number {
  if (glyph === undefined) return SPACE
  return Math.max(...glyph.split(/[ |]/).map((point) => Number(point[0])))
}

/** How wide a line of text is, in the unit of its height. */
export function measure(text: string, height: number): number {
  const widths = [...text.toUpperCase()].map((letter) => widthOf(STROKES[letter]) + GAP)
  return ((widths.reduce((sum, width) => sum + width, 0) - GAP) * height) / 6
}

/** One line of text as an SVG path; x and y are the start of its top edge. */
export function letters(
  text: string,
  x: number,
  y: number,
  height: number,
  { colour, weight = 0.13, align = 'start', opacity = 1 }: Lettering,
): string {
  const scale = height / 6
  const shift = { start: 0, middle: 0.5, end: 1 }[align] * measure(text, height)
  let at = x - shift
  let path = ''
  for (const letter of text.toUpperCase()) {
    const glyph = STROKES[letter]
    for (const line of glyph?.split('|') ?? []) {
      const points = line.split(' ').map((point) => {
        const [px, py] = [Number(point[0]), Number(point[1])]
        return `${(at + px * scale).toFixed(2)} ${(y + py * scale).toFixed(2)}`
      })
      path += `M${points.join('L')}`
    }
    at += (widthOf(glyph) + GAP) * scale
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(height * weight).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}
