import type { RamPart } from '../parts/demo-part.ts'
import { chip, contacts, passives, sticker } from './board-parts.ts'
import { type Outline, onLeft, prism, type Solid } from './isometric.ts'
import { picture, together } from './picture.ts'
import { spreader } from './ram-spreader.ts'

type Size = { length: number; height: number; notch: number }

const DIMM = 133.4
const SODIMM = 69.6
const GREEN = '#1d5a3b'
const BLACK = '#23272c'

/** As many modules as the kit has, standing one behind the other on their contacts. */
export function drawRam(part: RamPart): string {
  const { modules } = part.specs
  const gap = modules > 2 ? 21 : 27
  const solids = Array.from({ length: modules }, (_, i) => moduleFrom(part, i * gap))
  const small = part.specs.formFactor === 'SO-DIMM'
  const fill = small ? 0.82 : modules === 1 ? 0.95 : 1
  return picture(solids, { fill, shadows: solids.map((solid) => solid.bounds) })
}

/** One module with the back of its board at y; z is where its contacts end. */
export function moduleFrom(part: RamPart, y: number, x = 0, z = 0): Solid {
  const { family } = part.picture
  const ddr5 = part.specs.type === 'DDR5'
  const size: Size =
    family === 'sodimm'
      ? { length: SODIMM, height: 30, notch: 28 }
      : { length: DIMM, height: 31.3, notch: ddr5 ? 64 : 71 }
  const bare = ['bare', 'registered', 'sodimm'].includes(family)
  const colour = bare ? part.picture.colour : family === 'lightbar' ? BLACK : GREEN
  const outline = boardOutline(size).map(([a, b]) => [a + x, b + z] as const)
  const board = prism('y', outline, y, y + 1.3, bare ? colour : BLACK, { edge: 0.15 })
  const front = y + 1.3
  const gold = contacts(1.4, size.length - 1.4, -3.4, size.notch)
  const strip: Solid = { bounds: board.bounds, svg: onLeft([x, front, z], gold) }
  if (!bare) return together([board, strip, spreader(part, [x, y, z])])
  const chips = family === 'sodimm' ? sodimmChips(size) : dimmChips(part, size)
  const detail = bareDetail(part, size)
  const placed = chips.map(([cx, cz, w, h]) =>
    chip([cx + x, front, cz + z], [w, 1.1, h], cx * 31 + cz),
  )
  return together([
    board,
    strip,
    { bounds: board.bounds, svg: onLeft([x, front, z], detail) },
    ...placed.sort((a, b) => a.bounds.x0 + a.bounds.z0 - b.bounds.x0 - b.bounds.z0),
    { bounds: board.bounds, svg: onLeft([x, front + 1.12, z], label(part, size)) },
  ])
}

function boardOutline({ length, height, notch }: Size): Outline {
  return [
    [0, 1],
    [1, 0],
    [notch - 1, 0],
    [notch - 1, 3.6],
    [notch + 1, 3.6],
    [notch + 1, 0],
    [length - 1, 0],
    [length, 1],
    [length, 13],
    [length - 1.8, 14],
    [length - 1.8, 16],
    [length, 17],
    [length, height],
    [0, height],
    [0, 17],
    [1.8, 16],
    [1.8, 14],
    [0, 13],
  ]
}

type Chip = readonly [x: number, z: number, width: number, height: number]

/** Memory chips, and in the middle what each kind of module keeps there. */
function dimmChips(part: RamPart, { length }: Size): Chip[] {
  const { ecc, registered, type } = part.specs
  const middle = length / 2
  if (registered) {
    const rows = [16.6, 6.4]
    const chips = rows.flatMap((z) =>
      [6.5, 17.2, 27.9, 38.6, 49.3, 76.6, 87.3, 98, 108.7, 119.4].map(
        (x) => [x, z, type === 'DDR5' ? 8.2 : 7.6, 9] as const,
      ),
    )
    const centre: Chip[] = [
      [middle - 6, 13.5, 12, 8.4],
      [middle - 5.6, 23.6, 5, 4.6],
      [middle + 1.4, 23.8, 3.6, 3.6],
    ]
    return [...chips, ...centre]
  }
  const each = ecc ? 9 : 8
  const xs = Array.from({ length: each }, (_, i) => {
    const side = i < each / 2 ? 6 : 12
    return side + (i * (length - 27)) / (each - 1)
  })
  const memory = xs.map((x) => [x, 9.5, 9, 12.4] as const)
  const power: Chip[] = type === 'DDR5' ? [[middle - 3, 23.4, 5, 5]] : [[middle - 2, 24, 3, 3]]
  return [...memory, ...power]
}

function sodimmChips({ length }: Size): Chip[] {
  const xs = [4, 17, length - 27, length - 14]
  const memory = xs.map((x) => [x, 9.5, 9.6, 12.6] as const)
  return [...memory, [length / 2 - 2.4, 22.4, 5, 5] as const]
}

/** Small parts and tracks between the chips. */
function bareDetail({ mpn, specs }: RamPart, { length, height }: Size): string {
  const rows = specs.registered ? [-4.9] : [-5.6, -7.4, -height + 6.6]
  const tracks = Array.from({ length: Math.floor(length / 2.1) }, (_, i) => {
    const x = 3 + i * 2.1
    return `M${x.toFixed(1)} -4v-${(1.2 + (i % 3) * 1.5).toFixed(1)}l.7 -.7v-${(2 + (i % 5)).toFixed(1)}`
  })
  const lines = `<path d="${tracks.join('')}" stroke="#fff" stroke-opacity=".16" stroke-width=".24"/>`
  return lines + rows.map((y, i) => passives(3.5, length - 3.5, y, mpn.length + i * 7)).join('')
}

function label(part: RamPart, { length }: Size): string {
  const width = part.specs.registered ? 47 : length < 100 ? 36 : 44
  const x = part.specs.registered ? 6.5 : length < 100 ? 4.6 : 8
  const y = part.specs.registered ? -25.4 : -21.4
  const lines = [part.specs.manufacturer, part.picture.label, part.mpn]
  return sticker(lines, [x, y, width, 10.4], part.picture.accent)
}
