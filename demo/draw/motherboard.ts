import type { MotherboardPart } from '../parts/demo-part.ts'
import { onTop, prism, rectangle, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { partsOn } from './motherboard-filling.ts'
import { layoutOf } from './motherboard-layout.ts'
import type { Board } from './motherboard-parts.ts'
import { picture } from './picture.ts'
import { brightness, darken, lighten, mix } from './shade.ts'

const THICK = 2

const OUTLINES: Record<MotherboardPart['specs']['formFactor'], readonly [number, number]> = {
  ATX: [244, 305],
  'Micro ATX': [244, 244],
  'Mini ITX': [170, 170],
  'E-ATX': [277, 305],
  CEB: [267, 305],
  EEB: [330, 305],
}

/** A board held a little over the ground, its ports towards the lower left. */
export function drawMotherboard(part: MotherboardPart): string {
  const board = boardOf(part, 6)
  const fill = { ATX: 1, 'Micro ATX': 0.95, 'Mini ITX': 0.84, 'E-ATX': 1, CEB: 1, EEB: 1 }
  const foot = { x0: 0, x1: board.height, y0: 0, y1: board.width, z0: 0, z1: 8 }
  const options = { fill: fill[part.specs.formFactor], shadows: [foot] }
  return picture(boardSolids(part, board), options)
}

/** Where the board's parts stand: its outline, and the height of its upper face. */
export function boardOf(part: MotherboardPart, lift: number): Board {
  const [width, height] = OUTLINES[part.specs.formFactor]
  return { width, height, top: lift + THICK }
}

/** The board and everything on it. */
export function boardSolids(part: MotherboardPart, board: Board): Solid[] {
  const { width, height, top } = board
  const colour = part.picture.board
  const sheet = prism('z', rectangle(0, 0, height, width, 3, 3), top - THICK, top, colour, {
    edge: 0.5,
    sheen: 0.6,
  })
  const print = onTop([0, 0, top], copper(board, part))
  const base: Solid = { bounds: sheet.bounds, svg: sheet.svg + print }
  return [base, ...partsOn(board, part, layoutOf(board, part))]
}

/** Tracks, small parts and mounting holes, flat on the board. */
function copper(board: Board, part: MotherboardPart): string {
  const { width, height } = board
  const colour = part.picture.board
  const line = printOn(colour, 0.16)
  let state = [...part.mpn].reduce((sum, letter) => sum * 33 + letter.charCodeAt(0), 5) >>> 0
  const next = (range: number) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return (state / 2 ** 32) * range
  }
  let tracks = ''
  for (let i = 0; i < 26; i++) {
    const [x, y, run, turn] = [
      next(height - 70) + 8,
      next(width - 50) + 8,
      14 + next(46),
      6 + next(16),
    ]
    const count = 2 + Math.floor(next(5))
    const side = next(1) < 0.5 ? 1 : -1
    for (let k = 0; k < count; k++) {
      const at = y + k * 1.8
      if (at + turn > width - 6 || at - turn < 6 || x + run + turn * 1.6 > height - 6) continue
      tracks += `M${x.toFixed(1)} ${at.toFixed(1)}h${run.toFixed(1)}l${turn.toFixed(1)} ${(turn * side).toFixed(1)}h${(turn * 0.6).toFixed(1)}`
    }
  }
  let ends = ''
  let bodies = ''
  for (let i = 0; i < 230; i++) {
    const [x, y] = [6 + next(height - 14), 6 + next(width - 12)]
    const along = next(1) < 0.5
    ends += along ? `M${x.toFixed(1)} ${y.toFixed(1)}h2.6` : `M${x.toFixed(1)} ${y.toFixed(1)}v2.6`
    bodies += along
      ? `M${(x + 0.7).toFixed(1)} ${y.toFixed(1)}h1.2`
      : `M${x.toFixed(1)} ${(y + 0.7).toFixed(1)}v1.2`
  }
  const holes = holesOf(board).map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="4.4" fill="#b9bec2"/><circle cx="${x}" cy="${y}" r="4.4" fill="url(#sheen)"/><circle cx="${x}" cy="${y}" r="2" fill="#191b1d"/>`,
  )
  const small = height < 200
  const name = small
    ? ''
    : letters(part.picture.label, 176, width - 36, 4.4, { colour: printOn(colour, 0.62) })
  return `${name}<path d="${tracks}" stroke="${line}" stroke-opacity=".75" stroke-width=".55"/><path d="${ends}" stroke="#c9c5bb" stroke-opacity=".85" stroke-width="1.2"/><path d="${bodies}" stroke="${mix(colour, '#6b4b2c', 0.6)}" stroke-width="1.2"/>${holes.join('')}`
}

/** What is printed on a dark board is lighter than the board, on a light one darker. */
function printOn(colour: string, share: number): string {
  return brightness(colour) > 140 ? darken(colour, share) : lighten(colour, share)
}

function holesOf({ width, height }: Board): readonly (readonly [number, number])[] {
  const rows =
    height > 290 ? [7, 164, height - 7] : height > 200 ? [7, 164, height - 7] : [7, height - 7]
  const columns = width > 200 ? [7, width - 88, width - 7] : [7, width - 7]
  return rows.flatMap((x) => columns.map((y) => [x, y] as const))
}
