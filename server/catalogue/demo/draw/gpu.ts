import type { GpuPart } from '../demo-part.ts'
import { bracket } from './gpu-bracket.ts'
import { type CardSize, FACES, inkOn, shroudOutline } from './gpu-shroud.ts'
import { box, onLeft, onTop, type Point, prism, type Solid } from './isometric.ts'
import { letters, measure } from './letters.ts'
import { picture, together } from './picture.ts'
import { darken } from './shade.ts'

const SLOT = 20.3
const BOARD = '#1d2a26'

/** A graphics card with its fans up, its contacts to the left and its outputs to the right. */
export function drawGpu(part: GpuPart): string {
  const card = cardFrom(part, [0, 0, 0])
  const fill = 0.74 + 0.26 * Math.min(1, part.specs.lengthMm / 300)
  const { length, height, thick } = sizeOf(part)
  const foot = { x0: 0, x1: length, y0: 0, y1: height, z0: 0, z1: thick }
  return picture([card], { fill, shadows: [foot] })
}

function sizeOf(part: GpuPart): CardSize {
  const { lengthMm, slots } = part.specs
  const low = lengthMm < 172
  const wide = part.picture.family === 'triple'
  const thick = slots <= 1 ? 17 : Math.min(slots, 3.2) * SLOT - 5
  return { length: lengthMm, height: low ? 69 : wide ? 134 : 112, thick }
}

/** The card from its far lower corner; the bracket stands at the right end. */
export function cardFrom(part: GpuPart, [x, y, z]: Point): Solid {
  const size = sizeOf(part)
  const { length, height, thick } = size
  const { colour, family } = part.picture
  const inset = family === 'blower' || family === 'passive' ? 0 : 3
  const cover = thick < 20 ? thick - 5 : family === 'founders' ? 7 : Math.min(14, thick * 0.3)
  const back = box([x, y, z], [length, height, 2], darken(colour, 0.1), { edge: 0.3 })
  const board = box([x, y, z + 2], [length, height, 1.6], BOARD, { edge: 0.2 })
  const floor = z + 3.6
  const tall = thick - 3.6 - cover
  const block = box(
    [x + inset, y + inset, floor],
    [length - inset - 4, height - inset * 2, tall],
    closed(part) ? darken(colour, 0.06) : '#8f959b',
    { edge: 0, sheen: 0, left: closed(part) ? '' : fins(length - inset - 4, tall) },
  )
  const outline = shroudOutline(part, size).map(([a, b]) => [a + x, b + y] as const)
  const top = z + thick
  const shroud = prism('z', outline, top - cover, top, colour, { edge: 0.5, sheen: 0.75 })
  const face = onTop([x, y, top], FACES[family](part, size))
  const band = onLeft([x, y + height, top], sideBand(part, length, cover))
  return together([
    back,
    board,
    tab(size, [x, y, z + 2]),
    block,
    shroud,
    { bounds: shroud.bounds, svg: band + face },
    bracket(part, size, [x + length, y, z]),
  ])
}

function closed(part: GpuPart): boolean {
  return part.picture.family === 'blower' || part.picture.family === 'passive'
}

/** Thin fins between the board and the shroud, crossed by copper pipes. */
function fins(length: number, height: number): string {
  const pipe = (v: number) =>
    `<path d="M10 ${v.toFixed(1)}H${length - 12}" stroke="#a5623a" stroke-width="3.6"/><path d="M10 ${(v - 0.8).toFixed(1)}H${length - 12}" stroke="#e3a06f" stroke-width=".9"/>`
  const pipes = height > 12 ? pipe(height * 0.3) + (height > 22 ? pipe(height * 0.68) : '') : ''
  const gaps = `<path d="M0 ${(height / 2).toFixed(1)}H${length}" stroke="#1b1d20" stroke-opacity=".78" stroke-width="${height.toFixed(1)}" stroke-dasharray="1.5 1.3"/>`
  return `${pipes}${gaps}<rect width="${length}" height="${Math.min(3, height).toFixed(1)}" fill="#000" opacity=".3"/>`
}

/** The shroud's edge: a line of accent and, where the face has no room for it, the name. */
function sideBand(part: GpuPart, length: number, cover: number): string {
  const { accent, colour, family, label } = part.picture
  if (family === 'blower' || family === 'passive' || family === 'single') {
    return `<path d="M8 ${(cover * 0.6).toFixed(1)}H${length - 8}" stroke="${accent}" stroke-width="1.2" stroke-opacity=".85"/>`
  }
  const size = Math.min(6.2, cover * 0.56)
  const x = length - 22
  const name = { colour: inkOn(colour), weight: 0.16, align: 'end' } as const
  const from = x - measure(label, size) - 6
  return `<path d="M${(from - 26).toFixed(1)} ${(cover * 0.5).toFixed(1)}H${from.toFixed(1)}" stroke="${accent}" stroke-width="1.6"/>${letters(label, x, (cover - size) / 2, size, name)}`
}

/** The edge that goes into the slot, with its gold contacts and the key. */
function tab({ length, height }: CardSize, [x, y, z]: Point): Solid {
  const reach = 8
  const [near, key, far] = [length - 52, length - 65, length - 141]
  const gold = (from: number, to: number) => `M${to - from - 0.6} ${reach - 2.6}H.8`
  const piece = (from: number, to: number) =>
    box([x + from, y + height, z], [to - from, reach, 1.6], BOARD, {
      edge: 0.2,
      top: `<path d="${gold(from, to)}" stroke="#dcb65a" stroke-width="4.6" stroke-dasharray="1.15 .75"/>`,
    })
  return together([piece(Math.max(far, 2), key - 1.6), piece(key, near)])
}
