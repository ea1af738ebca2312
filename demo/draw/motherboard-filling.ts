import type { MotherboardPart } from '../parts/demo-part.ts'
import { cylinder, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { expansion } from './motherboard-expansion.ts'
import { type Layout, slotLeft } from './motherboard-layout.ts'
import {
  type Board,
  can,
  heatsink,
  memorySlot,
  type Place,
  piece,
  socket,
  socketSize,
} from './motherboard-parts.ts'
import { ports } from './motherboard-ports.ts'
import { darken } from './shade.ts'

/** Everything that stands on the board. */
export function partsOn(board: Board, part: MotherboardPart, layout: Layout): Solid[] {
  const { family } = part.picture
  const ddr5 = part.specs.memoryType === 'DDR5'
  const [even, odd] = family === 'server' ? ['#20344f', '#1f2125'] : ['#1d1f23', '#363a40']
  const memory = layout.memory.map((place, i) =>
    memorySlot(board, place, i % 2 ? odd! : even!, ddr5),
  )
  return [
    ...ports(board, part),
    socket(board, layout.socket, part),
    ...memory,
    ...powerParts(board, part, layout),
    ...expansion(board, part, layout),
    ...edges(board, part, layout),
  ]
}

/** Regulators beside the socket, with their coolers. */
function powerParts(board: Board, part: MotherboardPart, layout: Layout): Solid[] {
  const { family, metal, accent } = part.picture
  const [width, height] = socketSize(part.specs.socket)
  const [left, down] = layout.socket
  const solids: Solid[] = []
  if (width > 60) {
    const from = Math.min(...layout.memory.map(([at]) => at))
    if (from > 44) {
      const size = [Math.min(26, from - 24), 96, family === 'server' ? 16 : 26] as const
      const cover = family === 'server' ? undefined : accent
      solids.push(heatsink(board, [22, 26], size, metal, cover))
    }
    for (let i = 0; i < 6; i++) solids.push(choke(board, [left + 4 + i * 11, 5], family))
    for (let i = 0; i < 6; i++) solids.push(can(board, [left + 9 + i * 11, 150], 3.2, 8))
    return solids
  }
  const small = board.height < 200
  const armoured = family !== 'plain'
  const tall = armoured ? 27 : 18
  const deep = small ? 20 : armoured ? 32 : 20
  const cover = family === 'armoured' || family === 'workstation' ? accent : undefined
  const bare = part.specs.chipset.includes('H610')
  if (!bare) {
    solids.push(
      heatsink(
        board,
        [22, small ? 26 : 30],
        [deep, height + (small ? 26 : 40), tall],
        metal,
        cover,
      ),
    )
    solids.push(
      heatsink(
        board,
        [left - (small ? 4 : 8), small ? 5 : 9],
        [width + 14, small ? 13 : 16, tall - 5],
        metal,
        family === 'plain' ? undefined : cover,
      ),
    )
  }
  const chokes = Math.floor((height + 8) / 10.4)
  const first = bare ? left - 26 : left - 13
  for (let i = 0; i < chokes; i++) solids.push(choke(board, [first, down - 4 + i * 10.4], family))
  for (let i = 0; i < (small ? 3 : 5); i++) {
    solids.push(can(board, [left + 8 + i * 9, down + height + 7], 3.4, 8))
    if (bare) solids.push(can(board, [left - 10, down + 2 + i * 11], 3.4, 8))
  }
  if (!small)
    for (let i = 0; i < 4; i++) solids.push(choke(board, [left + 4 + i * 11, down - 14], family))
  return solids
}

function choke(board: Board, place: Place, family: string): Solid {
  const colour = family === 'server' ? '#6e7378' : '#41454a'
  const top = `<rect x="1.6" y="1.6" width="5.2" height="5.2" rx=".8" stroke="#fff" stroke-opacity=".25" stroke-width=".5"/>`
  return piece(board, place, [8.4, 8.4, 6], colour, { top, edge: 0.3 })
}

/** Plugs along the far edge and the lower edge, the cell, and the name on the board. */
function edges(board: Board, part: MotherboardPart, { slots }: Layout): Solid[] {
  const { width, height, top } = board
  const small = height < 200
  const server = part.picture.family === 'server'
  const pins = (rows: number, columns: number) => {
    const lines = Array.from({ length: columns }, (_, i) => `M1.5 ${2.4 + i * 4.2}H${rows * 4.2}`)
    return `<path d="${lines.join('')}" stroke="#08090a" stroke-width="2.5" stroke-dasharray="2.6 1.6"/>`
  }
  const solids = [
    piece(board, [width - 11, small ? 96 : 92], [9, 52, 12], server ? '#d9d4c6' : '#25282c', {
      top: pins(12, 2),
    }),
    piece(board, [small ? 24 : 44, 3], [server ? 36 : 18, 9, 12], '#25282c', {
      top: pins(2, server ? 8 : 4),
    }),
  ]
  if (small) return solids
  const plugs = server ? 4 : part.specs.maxMemoryGb < 100 ? 2 : 3
  for (let i = 0; i < plugs; i++) {
    solids.push(
      piece(board, [width - 14, slots + 6 + i * 19], [14, 15, 9], server ? '#2a4a86' : '#1f2226', {
        edge: 0.35,
      }),
    )
  }
  for (let i = 0; i < 5; i++) {
    const size = [18 + (i % 3) * 4, 5, 7] as const
    const colour = ['#25282c', '#25282c', '#7b5a2b', '#25282c', '#3d6fb0'][i]!
    solids.push(
      piece(board, [34 + i * 36, height - 6.6], size, server ? darken(colour, 0.1) : colour, {
        top: `<path d="M2.5 2V${size[0] - 1}" stroke="#d0a94f" stroke-width="1.2" stroke-dasharray="1 1.5"/>`,
      }),
    )
  }
  const cell = [slots + 46, width - slotLeft(board) - 108, top] as const
  const mark = letters('CR2032', 3.4, 7.6, 2.6, { colour: '#72777c' })
  solids.push(cylinder(cell, 10, 3.4, '#cfd3d6', { top: mark, cast: 1.4 }))
  if (!server)
    for (let i = 0; i < (height > 290 ? 5 : 4); i++)
      solids.push(can(board, [14, slots + 12 + i * 13], 3.6, 9))
  return solids
}
