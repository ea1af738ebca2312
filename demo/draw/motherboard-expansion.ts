import type { MotherboardPart } from '../parts/demo-part.ts'
import { screw } from './board-parts.ts'
import { cylinder, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { type Layout, ROW, slotLeft } from './motherboard-layout.ts'
import { type Board, expansionSlot, heatsink, type Place, piece } from './motherboard-parts.ts'
import { lighten, mix } from './shade.ts'

/** Expansion slots, and what lies between them: sticks under plates, the chipset, the cell. */
export function expansion(board: Board, part: MotherboardPart, layout: Layout): Solid[] {
  const { family, metal, accent } = part.picture
  const { slots, rows } = layout
  const server = family === 'server'
  const solids: Solid[] = []
  const x16 = part.specs.pcieX16Slots
  const left = slotLeft(board)
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
