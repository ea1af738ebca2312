import type { MotherboardPart } from '../parts/demo-part.ts'
import { prism, type Solid } from './isometric.ts'
import { type Board, piece } from './motherboard-parts.ts'
import { together } from './picture.ts'

const SHELL = '#c3c7ca'

type Port = { width: number; tall: number; deep: number; face: string; colour?: string }

function opening(x: number, y: number, width: number, height: number, tongue: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx=".6" fill="#101214"/><rect x="${x + 1.2}" y="${y + height * 0.5}" width="${width - 2.4}" height="${height * 0.28}" fill="${tongue}"/>`
}

const usb = (tongue: string): Port => ({
  width: 14.5,
  tall: 15.6,
  deep: 17,
  face: opening(1, 1.4, 12.5, 5.2, tongue) + opening(1, 8.8, 12.5, 5.2, tongue),
})
const network = (tongue: string): Port => ({
  width: 16.5,
  tall: 28,
  deep: 20,
  face: `<rect x="1.6" y="1.8" width="13.3" height="11.6" fill="#101214"/><path d="M3 4.6h10.5" stroke="#d0a94f" stroke-width="1.6" stroke-dasharray=".7 .6"/><rect x="1.6" y="1.8" width="2.6" height="2" fill="#7fd16a"/><rect x="12.3" y="1.8" width="2.6" height="2" fill="#e7a743"/>${opening(1.6, 15.4, 13.3, 4.6, tongue)}${opening(1.6, 21.6, 13.3, 4.6, tongue)}`,
})
const video: Port = {
  width: 17,
  tall: 17,
  deep: 15,
  face: '<path d="M1 1.6h15v3.6l-2.2 2H3.2L1 5.2zM1 9.6h15v5.4H3.4L1 13z" fill="#101214"/><path d="M3.6 4h9.8M3.6 12.2h9.8" stroke="#c9a24d" stroke-width=".9" stroke-dasharray=".7 .5"/>',
}
const vga: Port = {
  width: 31,
  tall: 12.6,
  deep: 14,
  face: '<path d="M7 2.4h17.4q2 0 1.6 2l-1 4.2q-.4 1.8-2 1.8H8.4q-1.6 0-2-1.800l-1-4.200q-.4-2 1.6-2z" fill="#2f5fae"/><path d="M9 4.800h13M9.6 6.600h11.800M10 8.400h11" stroke="#101214" stroke-width=".9" stroke-dasharray=".9 1.5"/><circle cx="2.4" cy="6.3" r="1.3" fill="#7d8287"/><circle cx="28.6" cy="6.3" r="1.3" fill="#7d8287"/>',
}
const audio: Port = {
  width: 13.5,
  tall: 32,
  deep: 14,
  colour: '#2a2c30',
  face: (['#4f9bd8', '#78c06a', '#d77f9a'] as const)
    .map(
      (ring, i) =>
        `<circle cx="6.7" cy="${5.4 + i * 10.6}" r="4" fill="${ring}"/><circle cx="6.7" cy="${5.4 + i * 10.6}" r="2.3" fill="#0d0e10"/>`,
    )
    .join(''),
}

/** The sockets along the board's left edge, from the upper corner down. */
export function ports(board: Board, part: MotherboardPart): Solid[] {
  const { family } = part.picture
  const room = board.height > 200 ? 158 : 136
  const fast = family === 'armoured' || family === 'workstation'
  const row: Port[] =
    family === 'server'
      ? [usb('#4a86d8'), network('#e9e9e9'), network('#4a86d8'), vga, usb('#4a86d8')]
      : [
          video,
          usb('#e9e9e9'),
          usb(fast ? '#c4433a' : '#4a86d8'),
          network(fast ? '#c4433a' : '#4a86d8'),
          usb(fast ? '#4a86d8' : '#e9e9e9'),
        ]
  if (part.specs.lan.includes('10 GbE')) row.splice(3, 0, network('#3fb6a8'))
  const solids: Solid[] = []
  let down = 7
  for (const port of row) {
    if (down + port.width > room - 18) break
    const { width, tall, deep, face, colour = SHELL } = port
    solids.push(piece(board, [-2.4, down], [deep, width, tall], colour, { left: face, edge: 0.35 }))
    down += width + 2.2
  }
  if (part.specs.wifi) {
    solids.push(antennas(board, down + 4))
    down += 10
  }
  if (family !== 'server') {
    const { width, tall, deep, face, colour = SHELL } = audio
    solids.push(piece(board, [-2.4, down + 1], [deep, width, tall], colour, { left: face }))
  }
  return solids
}

/** Two threaded antenna sockets on a small plate. */
function antennas(board: Board, down: number): Solid {
  const y = board.width
  const plate = piece(board, [-1, down - 3.6], [10, 8, 20], '#9ba0a5')
  const thread = (z: number) => {
    const ring = Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * Math.PI * 2
      return [down + 0.4 + Math.cos(angle) * 2.9, board.top + z + Math.sin(angle) * 2.9] as const
    })
    return prism('y', ring, y + 1, y + 6, '#d3ac55', { edge: 0.3 })
  }
  return together([plate, thread(5), thread(14.5)])
}
