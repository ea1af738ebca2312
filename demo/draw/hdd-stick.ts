import type { HddPart } from '../parts/demo-part.ts'
import { sticker } from './board-parts.ts'
import { arc, box, type Outline, onTop, type Point, prism, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { picture, together } from './picture.ts'
import { darken } from './shade.ts'

const LENGTH = 80
const WIDTH = 22
const THICK = 0.9

/** An M.2 drive held over the ground, so that the shadow shows how thin it is. */
export function drawStick(part: HddPart): string {
  const stick = stickFrom(part, [0, 0, 5])
  return picture([stick], { fill: 0.97, ground: 0 })
}

/** The stick from its far lower corner, its contacts at the right end. */
export function stickFrom(part: HddPart, [x, y, z]: Point): Solid {
  const { colour } = part.picture
  const moved = outline().map(([a, b]) => [a + x, b + y] as const)
  const board = prism('z', moved, z, z + THICK, colour, { edge: 0.12, sheen: 0.4 })
  const top = z + THICK
  const flat = onTop([x, y, top], tracks() + fingers())
  const detail = { bounds: board.bounds, svg: flat }
  const parts =
    part.picture.family === 'm2-heatsink' ? heatsink(part, [x, y, top]) : chips(part, [x, y, top])
  return together([board, detail, ...parts])
}

/** The board's edge: a half hole for the screw on the left, the key on the right. */
function outline(): Outline {
  const hole = arc(0, WIDTH / 2, 2.6, -Math.PI / 2, Math.PI / 2, 8)
  const key: [number, number][] = [
    [LENGTH, 4.6],
    [LENGTH - 3.4, 4.6],
    [LENGTH - 3.4, 6],
    [LENGTH, 6],
  ]
  return [
    [0, 0],
    [LENGTH - 4, 0],
    [LENGTH - 4, 1],
    [LENGTH, 1],
    ...key,
    [LENGTH, 21],
    [LENGTH - 4, 21],
    [LENGTH - 4, WIDTH],
    [0, WIDTH],
    ...hole.reverse(),
  ]
}

function fingers(): string {
  const path = 'M77.9 1.5V4.3M77.9 6.4V20.6'
  return `<path d="M0 6a5 5 0 0 1 0 10" stroke="#dcb65a" stroke-width="1.1"/><path d="${path}" stroke="#dcb65a" stroke-width="3" stroke-dasharray=".4 .16"/>`
}

function tracks(): string {
  const lines = Array.from({ length: 16 }, (_, i) => {
    const y = 2.4 + i * 1.12
    return `M75.6 ${y.toFixed(2)}h-${(2 + (i % 4) * 0.8).toFixed(1)}l-1.4 ${i < 8 ? 0.7 : -0.7}h-2.4`
  })
  const ends =
    'M7 1.6h1m1.2 0h1m1.2 0h1m4 0h1m1.2 0h1M7 20.6h1m1.2 0h1m5 0h1m1.2 0h1m1.2 0h1M49 1.4h1m1 0h1m1 0h1m1 0h1M49 20.8h1m1 0h1m3 0h1M66 1.6h1m1.2 0h1M66 20.5h1m1.2 0h1'
  return `<path d="${lines.join('')}" stroke="#fff" stroke-opacity=".16" stroke-width=".2"/><path d="${ends}" stroke="#d8cdb8" stroke-width=".6"/>`
}

/** Two flash packages, memory, controller; a label lies over the flash. */
function chips(part: HddPart, [x, y, z]: Point): Solid[] {
  const { colour, accent, label } = part.picture
  const cached = part.specs.cacheMb !== undefined
  const flash = (at: number) =>
    box([x + at, y + 3.6, z], [15.6, 14.8, 1.1], '#2f3237', { cast: 0.7, edge: 0.14 })
  const controller = box([x + 55.4, y + 4.6, z], [11.4, 12.6, 1], '#3b3f45', {
    cast: 0.7,
    edge: 0.14,
    top: metalTop(part),
  })
  const cache = box([x + 46, y + 6.2, z], [7.6, 9.6, 0.9], '#2c2f33', { cast: 0.6, edge: 0.12 })
  const over = box(
    [x + 4.6, y + 1.4, z + 1.12],
    [cached ? 39.6 : 47, 19.2, 0.12],
    darken(colour, 0.2),
    { edge: 0.12, sheen: 0.9 },
  )
  const width = cached ? 39.6 : 47
  const ink = accent === '#e8e6df' ? '#f2f0ea' : '#f4f5f6'
  const print = [
    `<rect x="0" y="0" width="2.2" height="19.2" fill="${accent}"/>`,
    letters(part.specs.manufacturer, 4.6, 2.4, 2, { colour: ink, opacity: 0.8 }),
    letters(label, 4.6, 6, Math.min(3.8, (width * 1.02) / label.length), {
      colour: ink,
      weight: 0.17,
    }),
    letters(part.mpn, 4.6, 11.6, 1.5, { colour: ink, opacity: 0.8 }),
    sticker(
      [part.specs.interface.slice(0, 11), 'NVME SSD'],
      [width - 14.4, 12, 13, 5.6],
      '#efeee9',
    ),
  ].join('')
  const printed = { bounds: over.bounds, svg: onTop([x + 4.6, y + 1.4, z + 1.24], print) }
  return [flash(8), flash(26.5), ...(cached ? [cache] : []), controller, over, printed]
}

function metalTop(part: HddPart): string {
  return `<rect x=".7" y=".7" width="10" height="11.2" rx=".4" fill="#b6babd"/><rect x=".7" y=".7" width="10" height="11.2" rx=".4" fill="url(#brushed)"/>${letters(part.mpn.slice(0, 6), 1.8, 3, 1.3, { colour: '#565b60' })}<path d="M1.8 6h6m-6 1.4h4.6" stroke="#565b60" stroke-opacity=".7" stroke-width=".26"/>`
}

/** A block with fins along the stick, held by a band in the accent colour. */
function heatsink(part: HddPart, [x, y, z]: Point): Solid[] {
  const { accent, label } = part.picture
  const metal = '#4a4e54'
  const base = box([x + 2.6, y - 0.6, z + 0.2], [70, 23.2, 3], metal, { edge: 0.2, cast: 0.8 })
  const fins = Array.from({ length: 8 }, (_, i) =>
    box([x + 3.2, y - 0.2 + i * 3.02, z + 3.2], [i > 1 && i < 6 ? 44 : 68.6, 1.25, 7.4], metal, {
      edge: 0.22,
    }),
  )
  const print = `<path d="M0 1h20" stroke="${accent}" stroke-width="1.1"/>${letters(label, 1.6, 4, 2.1, { colour: '#eceef0', weight: 0.17 })}${letters(part.specs.manufacturer, 1.6, 7.6, 1.5, { colour: '#eceef0', opacity: 0.75 })}`
  const plate = box([x + 50, y + 5.7, z + 3.2], [22, 10.8, 4.6], '#2e3136', {
    edge: 0.22,
    top: print,
  })
  const [far, near] = [fins.slice(0, 2), fins.slice(6)]
  return [base, ...far, ...fins.slice(2, 6), plate, ...near]
}
