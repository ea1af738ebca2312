import type { MotherboardPart } from '../demo-part.ts'
import { screw } from './board-parts.ts'
import { cylinder, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import {
  type Board,
  can,
  expansionSlot,
  heatsink,
  memorySlot,
  type Place,
  piece,
  socket,
  socketSize,
} from './motherboard-parts.ts'
import { ports } from './motherboard-ports.ts'
import { darken, lighten, mix } from './shade.ts'

/** Where the large parts of a board are, in its maker's view. */
export type Layout = {
  socket: Place
  memory: Place[]
  /** Upper edge of the first expansion slot. */
  slots: number
  rows: number
}

const ROW = 20.3
const PITCH = 9.4

export function layoutOf(board: Board, part: MotherboardPart): Layout {
  const [width, height] = socketSize(part.specs.socket)
  const small = board.height < 200
  const large = width > 60
  const slots = small ? 153 : 168
  const rows = Math.floor((board.height - slots - 4) / ROW) + 1
  const count = part.specs.memorySlots
  const down = small ? 8 : 12
  if (!large) {
    const left = small ? board.width - 32 : board.width - 26 - count * PITCH
    const memory = Array.from({ length: count }, (_, i) => [left + i * PITCH, down] as const)
    return { socket: [small ? 62 : 86, small ? 30 : 46], memory, slots, rows }
  }
  const pitch = count > 8 ? 7.6 : 8.4
  const half = count / 2
  const middle = board.width / 2 + 6
  const [left, right] = [middle - width / 2 - 6 - half * pitch, middle + width / 2 + 6]
  const bank = (from: number) =>
    Array.from({ length: half }, (_, i) => [from + i * pitch, down] as const)
  return {
    socket: [middle - width / 2, 84 - height / 2],
    memory: [...bank(left), ...bank(right)],
    slots,
    rows,
  }
}

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

/** Expansion slots, and what lies between them: sticks under plates, the chipset, the cell. */
function expansion(board: Board, part: MotherboardPart, layout: Layout): Solid[] {
  const { family, metal, accent } = part.picture
  const { slots, rows } = layout
  const server = family === 'server'
  const solids: Solid[] = []
  const x16 = part.specs.pcieX16Slots
  const left = board.width > 300 ? 52 : 40
  for (let row = 0; row < rows; row++) {
    const place = [left, slots + row * ROW] as const
    const lanes = lanesIn(row, rows, x16, family)
    if (lanes === 0) {
      const last = row === rows - 1
      if (!last && (row === 1 || row === 5 || !server))
        solids.push(...stick(board, [left + 4, place[1] - 5], part))
      continue
    }
    const armour = lanes === 16 && (family === 'armoured' || family === 'workstation')
    solids.push(expansionSlot(board, place, lanes, server ? '#1b2c45' : '#222529', armour))
  }
  if (board.height < 200) {
    solids.push(heatsink(board, [26, 126], [92, 20, 12], metal, accent))
    return solids
  }
  const chipset = [board.width - 76, slots + 14] as const
  if (server) {
    solids.push(heatsink(board, [board.width - 70, slots + 8], [34, 34, 14], metal))
    solids.push(
      piece(board, [board.width - 62, slots + 62], [17, 17, 2], '#2b2e32', {
        top: letters('BMC', 4, 6.4, 3.4, { colour: '#9aa0a6' }),
      }),
    )
  } else {
    const size = family === 'plain' ? ([40, 38, 12] as const) : ([58, 62, 10] as const)
    solids.push(heatsink(board, chipset, size, metal, family === 'plain' ? undefined : accent))
  }
  return solids
}

/** How long the slot in a row is; 0 where the row is left for a stick. */
function lanesIn(row: number, rows: number, x16: number, family: string): 0 | 1 | 4 | 8 | 16 {
  if (x16 >= rows) return 16
  if (x16 >= 4) return [16, 16, 8, 16, 16, 8, 16][row] as 8 | 16
  if (family === 'server') return ([8, 16, 0, 16, 8, x16 > 2 ? 16 : 0, 4] as const)[row] ?? 4
  if (row === 0) return 16
  if (rows < 5) return ([16, 0, 1, x16 > 1 ? 16 : 1] as const)[row] ?? 1
  if (row === 3) return x16 > 1 ? 16 : 1
  return row === 5 ? 16 : 0
}

/** A plate over an M.2 slot, or the bare slot with its standoff. */
function stick(board: Board, [left, down]: Place, part: MotherboardPart): Solid[] {
  const { family, metal, accent } = part.picture
  if (family === 'server' || family === 'plain') {
    const slot = piece(board, [left, down + 5], [8, 20, 4], '#1d1f22', { edge: 0.3 })
    const post = cylinder([down + 15, board.width - left - 88, board.top], 2.6, 3, '#c9a24d')
    if (family === 'server') return [slot, post]
    const cover = piece(board, [left + 8, down + 6], [76, 18, 5], mix(metal, '#2a2d31', 0.35), {
      edge: 0.4,
      sheen: 0.8,
      top: screw(9, 4, 1.8),
    })
    return [slot, cover]
  }
  const top = `<path d="M2 92L20 66" stroke="${accent}" stroke-width="1.6"/>${screw(10, 4.4, 1.8)}`
  return [piece(board, [left, down + 4], [96, 21, 8], lighten(metal, 0.03), { top, sheen: 0.9 })]
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
  const cell = [slots + 46, width - 148, top] as const
  const mark = letters('CR2032', 3.4, 7.6, 2.6, { colour: '#72777c' })
  solids.push(cylinder(cell, 10, 3.4, '#cfd3d6', { top: mark, cast: 1.4 }))
  if (!server)
    for (let i = 0; i < 5; i++) solids.push(can(board, [14, slots + 14 + i * 13], 3.6, 9))
  return solids
}
