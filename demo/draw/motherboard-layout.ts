import type { MotherboardPart } from '../parts/demo-part.ts'
import { type Board, type Place, socketSize } from './motherboard-parts.ts'

/** Where the large parts of a board are, in its maker's view. */
export type Layout = {
  socket: Place
  memory: Place[]
  /** Upper edge of the first expansion slot. */
  slots: number
  rows: number
}

/** Distance of expansion slots in millimetres. */
export const ROW = 20.3
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

/** Where the expansion slots begin, from the edge with the ports. */
export function slotLeft({ width }: Board): number {
  return width > 300 ? 52 : 40
}
