import type { DemoPart } from '../parts/demo-part.ts'
import { demoParts } from '../parts/demo-parts.ts'
import { packageFrom } from './cpu.ts'
import { PACKAGES } from './cpu-packages.ts'
import { cardFrom } from './gpu.ts'
import { driveFrom } from './hdd.ts'
import { type Point, project, type Solid } from './isometric.ts'
import { boardOf, boardSolids } from './motherboard.ts'
import { layoutOf } from './motherboard-layout.ts'
import { socketSize } from './motherboard-parts.ts'
import { inOrder, picture, together } from './picture.ts'
import { moduleFrom } from './ram.ts'

const BOARD = '7D75-001R'
const CPU = '100-100001277WOF'
const RAM = 'CMH32GX5M2B5600C36WK'
const CARD = '11324-01-20G'
const DRIVE = 'CT4000MX500SSD1'
/** The board's second long slot, so that the card does not hide the socket. */
const SLOT_DOWN = 5 * 20.3

/** One computer taken apart in the air, 1600 by 1120, on no ground of its own: every part over the place it goes to. */
export function drawHero(): string {
  const parts = demoParts()
  const boardPart = find(parts, 'motherboard', BOARD)
  const board = boardOf(boardPart, 6)
  const layout = layoutOf(board, boardPart)
  const floor = together(inOrder(boardSolids(boardPart, board)))

  const [wide, deep] = socketSize(boardPart.specs.socket)
  const shape = PACKAGES.am5
  const cpuAt: Point = [
    layout.socket[1] + (deep - shape.width) / 2,
    board.width - layout.socket[0] - wide + (wide - shape.depth) / 2,
    118,
  ]
  const cpu = packageFrom(find(parts, 'cpu', CPU), shape, cpuAt)

  const ram = find(parts, 'ram', RAM)
  const modules = [layout.memory[3]!, layout.memory[1]!].map(([left, down]) =>
    moduleFrom(ram, board.width - left - 4, down + 4, 92),
  )

  const cardPart = find(parts, 'gpu', CARD)
  const cardAt: Point = [
    layout.slots + SLOT_DOWN + 1,
    board.width - cardPart.specs.lengthMm + 2,
    62,
  ]
  const card = cardFrom(cardPart, 'standing', cardAt)
  const drive = driveFrom(find(parts, 'hdd', DRIVE), [228, -150, 0])

  const guides = [
    ...corners(cpu, board.top + 8, cpuAt[2]),
    ...modules.flatMap((module) => ends(module, board.top + 10, 92)),
    ...slotEnds(cardAt, cardPart.specs.lengthMm, board.top + 12),
  ].map((line) => dashed(...line))
  const ground = { ...drive.bounds, z0: 0, z1: 2 }
  const foot = { x0: 0, x1: board.height, y0: 0, y1: board.width, z0: 0, z1: 8 }
  const assembly = together([floor, ...guides, ...modules, cpu, card])
  return picture([assembly, drive], {
    width: 1600,
    height: 1120,
    shadows: [foot, ground],
  })
}

function find<C extends DemoPart['category']>(parts: DemoPart[], category: C, mpn: string) {
  const part = parts.find((one) => one.category === category && one.mpn === mpn)
  if (!part) throw new Error(`the hero needs ${category} ${mpn}`)
  return part as Extract<DemoPart, { category: C }>
}

type Line = readonly [from: Point, to: Point]

function corners({ bounds: b }: Solid, low: number, high: number): Line[] {
  return [
    [
      [b.x0, b.y1, low],
      [b.x0, b.y1, high],
    ],
    [
      [b.x1, b.y1, low],
      [b.x1, b.y1, high],
    ],
    [
      [b.x1, b.y0, low],
      [b.x1, b.y0, high],
    ],
  ]
}

function ends({ bounds: b }: Solid, low: number, high: number): Line[] {
  const y = (b.y0 + b.y1) / 2
  return [b.x0 + 2, b.x1 - 2].map(
    (x) =>
      [
        [x, y, low],
        [x, y, high],
      ] as const,
  )
}

function slotEnds([x, y, z]: Point, length: number, low: number): Line[] {
  return [length - 52, length - 141].map(
    (at) =>
      [
        [x + 3, y + at, low],
        [x + 3, y + at, z - 8],
      ] as const,
  )
}

/** A thin broken line from a part to its place. */
function dashed(from: Point, to: Point): Solid {
  const [[ax, ay], [bx, by]] = [project(from), project(to)]
  const svg = `<path d="M${ax.toFixed(2)} ${ay.toFixed(2)}L${bx.toFixed(2)} ${by.toFixed(2)}" stroke="#b8703a" stroke-width=".9" stroke-dasharray="3.2 2.4" stroke-linecap="round"/>`
  const [x, y] = from
  return { bounds: { x0: x, x1: x, y0: y, y1: y, z0: from[2], z1: to[2] }, svg }
}
