import type { GpuPart } from '../parts/demo-part.ts'
import { bracket } from './gpu-bracket.ts'
import { type CardSize, FACES, inkOn, shroudOutline } from './gpu-shroud.ts'
import type { Point, Solid } from './isometric.ts'
import { letters, measure } from './letters.ts'
import { picture, together } from './picture.ts'
import { decal, type Pose, plate, slab } from './pose.ts'
import { darken } from './shade.ts'

const SLOT = 20.3
const BOARD = '#1d2a26'

/** A graphics card with its fans up, its named edge to the left, its outputs to the right. */
export function drawGpu(part: GpuPart): string {
  const card = cardFrom(part, 'lying', [0, 0, 0])
  const fill = 0.76 + 0.24 * Math.min(1, part.specs.lengthMm / 300)
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

/** The card from its far lower corner; its contacts are at the origin's side of its width. */
export function cardFrom(part: GpuPart, pose: Pose, at: Point): Solid {
  const size = sizeOf(part)
  const { length, height, thick } = size
  const { colour, family } = part.picture
  const inset = closed(part) ? 0 : 3
  const cover = thick < 20 ? thick - 5 : family === 'founders' ? 7 : Math.min(14, thick * 0.3)
  const tall = thick - 3.6 - cover
  const metal = closed(part) ? darken(colour, 0.06) : '#8f959b'
  const side = closed(part) ? '' : fins(length - inset - 4, tall)
  const block: Point = [length - inset - 4, height - inset * 2, tall]
  const outline = shroudOutline(part, size)
  const shroud = plate(pose, at, outline, [thick - cover, thick], colour, {
    edge: 0.5,
    sheen: 0.75,
  })
  const faces = { face: FACES[family](part, size), side: sideBand(part, size, cover, pose) }
  const print = decal(pose, at, [0, 0, thick - cover], [length, height, cover], faces)
  return together([
    tab(size, pose, at),
    slab(pose, at, [0, 0, 0], [length, height, 2], darken(colour, 0.1), { edge: 0.3 }),
    slab(pose, at, [0, 0, 2], [length, height, 1.6], BOARD, { edge: 0.2 }),
    slab(pose, at, [inset, inset, 3.6], block, metal, { edge: 0, sheen: 0, side }),
    ...power(part, size, pose, at),
    shroud,
    { bounds: shroud.bounds, svg: print },
    bracket(part, size, pose, at),
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
function sideBand(part: GpuPart, { length }: CardSize, cover: number, pose: Pose): string {
  const { accent, colour, family, label } = part.picture
  if (family === 'blower' || family === 'passive' || family === 'single') {
    return `<path d="M8 ${(cover * 0.6).toFixed(1)}H${length - 8}" stroke="${accent}" stroke-width="1.2" stroke-opacity=".85"/>`
  }
  const size = Math.min(6.2, cover * 0.56)
  const x = length - 22
  const name = { colour: inkOn(colour), weight: 0.16, align: 'end' } as const
  const from = x - measure(label, size) - 6
  const words = letters(label, x, (cover - size) / 2, size, name)
  const middle = `${(x - measure(label, size) / 2).toFixed(2)} ${(cover / 2).toFixed(2)}`
  // A standing card shows this edge from its other side: there the name has to be turned round.
  const turned = pose === 'standing' ? `<g transform="rotate(180 ${middle})">${words}</g>` : words
  return `<path d="M${(from - 26).toFixed(1)} ${(cover * 0.5).toFixed(1)}H${from.toFixed(1)}" stroke="${accent}" stroke-width="1.6"/>${turned}`
}

/** The plugs for power on the named edge; workstation cards have theirs at the hidden end. */
function power(part: GpuPart, { length, height, thick }: CardSize, pose: Pose, at: Point): Solid[] {
  const { powerConnectors } = part.specs
  if (closed(part) || powerConnectors === 'none') return []
  const small = powerConnectors.includes('16-pin')
  const count = Number(powerConnectors[0])
  const [width, tall] = small ? [19, 8] : [20, Math.min(11, thick * 0.3)]
  const pitch = small ? 2.6 : 4.4
  const lines = [0.3, 0.72].map((share) => `M2.4 ${(tall * share).toFixed(1)}H${width - 1.6}`)
  const side = `<rect width="${width}" height="${tall}" stroke="#fff" stroke-opacity=".16" stroke-width=".5"/><path d="${lines.join('')}" stroke="#000" stroke-width="${(tall * 0.26).toFixed(1)}" stroke-dasharray="${pitch * 0.62} ${pitch * 0.38}"/>`
  return Array.from({ length: count }, (_, i) => {
    const x = length * (part.picture.family === 'founders' ? 0.5 : 0.3) + i * (width + 1.5)
    return slab(pose, at, [x, height - 12, 5], [width, 10.6, tall], '#2a2c30', { side, edge: 0.3 })
  })
}

/** The edge that goes into the slot, with its gold contacts and the key. */
function tab({ length }: CardSize, pose: Pose, at: Point): Solid {
  const reach = 8
  const [near, key, far] = [length - 52, length - 65, length - 141]
  const piece = (from: number, to: number) => {
    const gold = `<path d="M.6 2.9H${to - from - 0.6}" stroke="#dcb65a" stroke-width="4.6" stroke-dasharray="1.15 .75"/>`
    return slab(pose, at, [from, -reach, 2], [to - from, reach, 1.6], BOARD, {
      edge: 0.2,
      face: gold,
    })
  }
  return together([piece(Math.max(far, 2), key - 1.6), piece(key, near)])
}
