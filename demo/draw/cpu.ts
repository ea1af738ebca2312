import type { CpuPart } from '../parts/demo-part.ts'
import { codeSquare } from './code-square.ts'
import { PACKAGES, type Package } from './cpu-packages.ts'
import { box, onTop, type Point, pathOf, prism, rectangle, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { picture, together } from './picture.ts'
import { darken } from './shade.ts'

const GOLD = '#d9b45c'
const BOARD_HEIGHT = 1.5
const ENGRAVED = '#5d6164'

/** A processor twice: its heat spreader in front, and turned over behind it to show its contacts. */
export function drawCpu(part: CpuPart): string {
  const shape: Package = PACKAGES[part.picture.family]
  const front = packageFrom(part, shape, [shape.width * 0.3, shape.depth * 1.09, 0])
  const back = contactSide(shape)
  const fill = shape.width > 50 ? 1 : 0.93
  return picture([back, front], { fill, shadows: [front.bounds, back.bounds] })
}

/** The package with its face up, from its far corner. */
export function packageFrom(part: CpuPart, shape: Package, [x, y, z]: Point): Solid {
  const { width, depth, board, carrier, metal } = shape
  const outline = rectangle(x, y, width, depth, 0.9)
  const solids = [prism('z', outline, z, z + BOARD_HEIGHT, board, { edge: 0.12 })]
  const floor = z + BOARD_HEIGHT
  solids.push({ bounds: solids[0]!.bounds, svg: onTop([x, y, floor], goldTriangle(depth)) })
  if (carrier) solids.push(...carrierRails(shape, [x, y, floor]))
  const moved = (points: Package['flange']) => points.map(([a, b]) => [a + x, b + y] as const)
  const size = width / 40
  solids.push({ bounds: solids[0]!.bounds, svg: onTop([x, y, floor], capacitors(shape)) })
  solids.push(
    prism('z', moved(shape.flange), floor, floor + 1.1 * size, darken(metal, 0.07), {
      cast: 0.9 * size,
      edge: 0.16 * size,
    }),
  )
  const top = floor + 2.3 * size
  solids.push(prism('z', moved(shape.plate), floor + 1.1 * size, top, metal, { edge: 0.28 * size }))
  const face = pathOf(moved(shape.plate).map(([a, b]) => [a, b, top] as const))
  const marks = onTop([x, y, top], engraving(part, shape))
  const brushed = `<path d="${face}" fill="url(#brushed)" opacity=".8"/>${marks}`
  return together([...solids, { bounds: solids.at(-1)!.bounds, svg: brushed }])
}

function goldTriangle(depth: number): string {
  return `<path d="M1 ${depth - 1}v-2.4l2.4 2.4z" fill="${GOLD}"/>`
}

function carrierRails({ width, depth, carrier = '#000000' }: Package, [x, y, z]: Point) {
  const rail = 3.2
  const side = (at: number) => box([x + at, y - 1.2, z - 0.9], [rail, depth + 2.4, 1.9], carrier)
  return [
    side(-1.4),
    box([x + 1.8, y - 1.2, z - 0.9], [width - 3.6, 1.6, 1.9], carrier),
    side(width - 1.8),
    box([x + 1.8, y + depth - 0.4, z - 0.9], [width - 3.6, 1.6, 1.9], carrier),
  ]
}

/** The small parts on the substrate that the heat spreader leaves free. */
function capacitors({ width, depth, carrier, plate }: Package): string {
  const edge = Math.min(...plate.map(([x]) => x)) / 2
  const inset = carrier ? edge + 0.6 : edge * 0.62
  const [cx, cy] = [width / 2, depth / 2]
  const cap = (x: number, y: number) =>
    `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="1.1" height=".6" fill="#b58d5a"/><rect x="${(x + 0.3).toFixed(2)}" y="${y.toFixed(2)}" width=".5" height=".6" fill="#e8ddc8"/>`
  let svg = ''
  for (const i of [-2, -1, 0, 1, 2]) {
    svg += cap(cx + i * 1.4 - 0.55, inset) + cap(cx + i * 1.4 - 0.55, depth - inset - 0.6)
    svg += cap(inset - 0.4, cy + i * 1.15) + cap(width - inset - 0.8, cy + i * 1.15)
  }
  for (const [x, y] of [
    [4, 4.4],
    [width - 5.4, 4.4],
    [4, depth - 5],
    [width - 5.4, depth - 5],
  ] as const) {
    svg += cap(x, y) + cap(x, y + 1) + cap(x + 1.4, y)
  }
  return svg
}

/** Words and code square as a laser leaves them on nickel. */
function engraving(part: CpuPart, shape: Package): string {
  const xs = shape.plate.map(([x]) => x)
  const ys = shape.plate.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = (x1 - x0) / 30
  const colour = ENGRAVED
  const left = x0 + 3 * size
  const { cores, threads, baseClockGhz } = part.specs
  const top = y0 + (y1 - y0) * 0.17
  const big = Math.min(5 * size, (23 * size) / (part.picture.label.length * 0.94))
  return [
    letters(part.specs.manufacturer, left, top, 2 * size, { colour }),
    letters(part.picture.label, left, top + 4.4 * size, big, { colour, weight: 0.17 }),
    letters(`${cores}C/${threads}T ${baseClockGhz} GHZ`, left, top + 11.4 * size, 1.7 * size, {
      colour,
    }),
    letters(part.mpn, left, top + 14.6 * size, 1.7 * size, { colour }),
    codeSquare(part.mpn, x1 - 7 * size, y0 + 2.4 * size, 4.6 * size, colour),
  ].join('')
}

/** The package lying on its heat spreader. */
function contactSide(shape: Package): Solid {
  const { width, depth, board, carrier, metal } = shape
  const floor = (2.3 * width) / 40
  const plate = prism('z', shape.plate, 0, floor, darken(metal, 0.25))
  const outline = rectangle(0, 0, width, depth, 0.9)
  const body = prism('z', outline, floor, floor + BOARD_HEIGHT, board, { edge: 0.16 })
  const marks = shape.contacts === 'pins' ? pins(shape) : pads(shape)
  const face: Solid = {
    bounds: body.bounds,
    svg: onTop([0, 0, floor + BOARD_HEIGHT], `${underParts(shape)}${marks}`),
  }
  const frame = carrier ? carrierRails(shape, [0, 0, floor]) : []
  return together([plate, ...frame.slice(0, 2), body, face, ...frame.slice(2)])
}

function pads({ width, depth, pitch, gap }: Package): string {
  const margin = pitch * 1.4
  const [rows, columns] = [
    Math.floor((depth - 2 * margin) / pitch),
    Math.floor((width - 2 * margin) / pitch),
  ]
  const [x0, y0] = [(width - columns * pitch) / 2, (depth - rows * pitch) / 2]
  let path = ''
  for (let row = 0; row < rows; row++) {
    const y = y0 + (row + 0.5) * pitch
    const inGap = Math.abs(y - depth / 2) < gap[1] / 2
    const half = inGap ? Math.floor((columns - gap[0] / pitch) / 2) : columns
    path += `M${x0.toFixed(2)} ${y.toFixed(2)}h${(half * pitch).toFixed(2)}`
    if (inGap)
      path += `M${(width - x0 - half * pitch).toFixed(2)} ${y.toFixed(2)}h${(half * pitch).toFixed(2)}`
  }
  const dash = `${(pitch * 0.74).toFixed(3)} ${(pitch * 0.26).toFixed(3)}`
  return `<path d="${path}" stroke="${GOLD}" stroke-width="${(pitch * 0.72).toFixed(2)}" stroke-dasharray="${dash}"/>`
}

function pins({ width, depth, pitch, gap }: Package): string {
  const count = Math.floor((width - pitch * 2) / pitch)
  const start = (width - (count - 1) * pitch) / 2
  let shafts = ''
  let tips = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const [x, y] = [start + column * pitch, start + row * pitch]
      const corner = Math.min(column, count - 1 - column) + Math.min(row, count - 1 - row) < 1
      const inGap = Math.abs(x - width / 2) < gap[0] / 2 && Math.abs(y - depth / 2) < gap[1] / 2
      if (corner || inGap) continue
      shafts += `M${x.toFixed(2)} ${y.toFixed(2)}l-1 -1`
      tips += `M${(x - 1).toFixed(2)} ${(y - 1).toFixed(2)}l-.14 -.14`
    }
  }
  return `<path d="${shafts}" stroke="#a07a30" stroke-width=".42"/><path d="${tips}" stroke="#f3d88e" stroke-width=".5" stroke-linecap="round"/>`
}

/** The capacitors in the free field between the contacts. */
function underParts({ width, depth, gap }: Package): string {
  const [columns, rows] = [Math.floor(gap[0] / 2.4), Math.floor(gap[1] / 1.7)]
  let svg = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = width / 2 + (column - (columns - 1) / 2) * 2.2 - 0.75
      const y = depth / 2 + (row - (rows - 1) / 2) * 1.55 - 0.4
      svg += `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="1.5" height=".8" fill="#cfd2d2"/><rect x="${(x + 0.4).toFixed(2)}" y="${y.toFixed(2)}" width=".7" height=".8" fill="#8b6a45"/>`
    }
  }
  return svg
}
