import type { MotherboardPart } from '../parts/demo-part.ts'
import { screw } from './board-parts.ts'
import { box, cylinder, type Finish, type Solid } from './isometric.ts'
import { together } from './picture.ts'
import { darken, lighten } from './shade.ts'

/** A board's outline in millimetres: width from the ports to the far edge, height downwards. */
export type Board = { width: number; height: number; top: number }
/** A place on a board as its maker draws it: from the left edge, from the upper edge. */
export type Place = readonly [left: number, down: number]
export type Extent = readonly [width: number, height: number, tall: number]

/**
 * A box on the board. Boards lie with their ports towards the lower left of the picture, so a
 * board's downward direction is x and its direction from right to left is y.
 */
export function piece(
  board: Board,
  [left, down]: Place,
  [width, height, tall]: Extent,
  colour: string,
  finish: Finish = {},
  lift = 0,
): Solid {
  const corner = [down, board.width - left - width, board.top + lift] as const
  return box(corner, [height, width, tall], colour, { cast: tall * 0.3, edge: 0.4, ...finish })
}

export function can(board: Board, [left, down]: Place, radius: number, tall: number): Solid {
  const mark = `<path d="M${radius * 0.3} ${radius * 0.4}A${radius} ${radius} 0 0 1 ${radius * 1.7} ${radius * 0.4}Z" fill="#2f3338"/>`
  const corner = [down, board.width - left, board.top] as const
  return cylinder(corner, radius, tall, '#c6cacd', { cast: tall * 0.3, edge: 0.3, top: mark })
}

/** A block with ribs across it; cover makes it a smooth plate with one line of accent. */
export function heatsink(
  board: Board,
  place: Place,
  extent: Extent,
  metal: string,
  cover?: string,
): Solid {
  const [width, height, tall] = extent
  const along = height > width
  const ribs: string[] = []
  const reach = along ? height : width
  for (let at = 3.4; at < reach - 1.6; at += 3.4) {
    ribs.push(
      along ? `M${at.toFixed(1)} .8V${width - 0.8}` : `M.8 ${at.toFixed(1)}H${height - 0.8}`,
    )
  }
  const grooves = `<path d="${ribs.join('')}" stroke="#000" stroke-opacity=".42" stroke-width="1.3"/><path d="${ribs.join('')}" transform="translate(${along ? '.9 0' : '0 .9'})" stroke="#fff" stroke-opacity=".34" stroke-width=".4"/>`
  const slits = along
    ? `<path d="M3 ${(tall * 0.55).toFixed(1)}H${height}" stroke="#000" stroke-opacity=".36" stroke-width="${(tall * 0.7).toFixed(1)}" stroke-dasharray="1.2 2.2"/>`
    : ''
  const slant = Math.min(width, height) * 0.45
  const start = (height - slant - 7) / 2
  const plate = `<path d="M1.4 1.4H${height - 1.4}V${width - 1.4}H1.4Z" stroke="#fff" stroke-opacity=".14" stroke-width=".6"/><path d="M${start} ${width - 1}l${slant} ${2 - width}" stroke="${cover}" stroke-width="2"/><path d="M${start + 5} ${width - 1}l${slant} ${2 - width}" stroke="${cover}" stroke-opacity=".5" stroke-width=".9"/>`
  const finish: Finish = { top: cover ? plate : grooves, sheen: 0.8, left: slits }
  return piece(board, place, extent, metal, finish)
}

/** A memory slot with its latches. */
export function memorySlot(
  board: Board,
  [left, down]: Place,
  colour: string,
  ddr5: boolean,
): Solid {
  const length = 142
  const key = ddr5 ? 76 : 82
  const groove = `<path d="M9 3.3H${key - 1.4}M${key + 1.4} 3.3H${length - 9}" stroke="#08090a" stroke-width="1.9"/><path d="M9 3.9H${key - 1.4}M${key + 1.4} 3.9H${length - 9}" stroke="#c9a24d" stroke-opacity=".7" stroke-width=".5" stroke-dasharray=".5 .5"/>`
  const body = piece(board, [left, down], [6.6, length, 7.6], colour, { top: groove, edge: 0.3 })
  const latch = (at: number) =>
    piece(board, [left + 0.5, at], [5.6, 6, 4], lighten(colour, 0.14), { cast: 0, edge: 0.3 }, 7.6)
  return together([body, latch(down + 0.6), latch(down + length - 6.6)])
}

/** An expansion slot; lanes decide its length, armour puts steel around it. */
export function expansionSlot(
  board: Board,
  [left, down]: Place,
  lanes: 1 | 4 | 8 | 16,
  colour: string,
  armour: boolean,
): Solid {
  const length = { 1: 25, 4: 39, 8: 56, 16: 89 }[lanes]
  const groove = `<path d="M3.8 3V${length - 14}M3.8 ${length - 11.6}V${length - 2}" stroke="#060708" stroke-width="1.8"/>`
  const steel = armour ? '#b4b9be' : colour
  const body = piece(board, [left, down], [length, 7.6, 11], steel, {
    top: `<rect x="1.3" y="1" width="5" height="${length - 2}" fill="${darken(colour, 0.1)}"/>${groove}`,
    edge: 0.35,
  })
  if (lanes < 16) return body
  const latch = piece(board, [left + length, down + 0.6], [8, 6.4, 9], lighten(colour, 0.1))
  return together([latch, body])
}

const CARRIERS: Partial<Record<string, string>> = {
  SP3: '#2f63b4',
  SP5: '#2b8a7e',
  sTR5: '#e0742c',
}

/** Size of a socket with its frame, by name. */
export function socketSize(socket: string): readonly [width: number, height: number] {
  if (socket in CARRIERS) return socket === 'SP5' ? [84, 104] : [74, 104]
  return socket === 'AM4' ? [46, 52] : [54, 64]
}

/** An open socket: frame, contacts, lever. */
export function socket(board: Board, [left, down]: Place, { specs }: MotherboardPart): Solid {
  const [width, height] = socketSize(specs.socket)
  const carrier = CARRIERS[specs.socket]
  const pins = specs.socket === 'AM4'
  const rim = carrier ? 8 : 6
  const [w, h] = [width - rim * 2, height - rim * 2 - (carrier ? 10 : 0)]
  const base = piece(board, [left, down], [width, height, 2.4], pins ? '#d9d2bf' : '#2a2d31', {
    edge: 0.4,
    cast: 2,
  })
  const field = contactField(w, h, pins)
  const bed = piece(
    board,
    [left + rim, down + (height - h) / 2],
    [w, h, 0.8],
    pins ? '#c8c0aa' : '#17191c',
    { top: field, cast: 0, edge: 0 },
    2.4,
  )
  if (pins) {
    const lever = piece(board, [left + width + 1, down + 3], [1.6, height - 4, 2.4], '#b9bdc1')
    return together([base, bed, lever])
  }
  const metal = carrier ? '#7e8388' : '#c2c6ca'
  const rail = (place: Place, extent: Extent, colour = metal) =>
    piece(board, place, extent, colour, { cast: 0, edge: 0.4, sheen: 0.8 }, 2.4)
  const edge = (height - h) / 2
  const rails = [
    rail([left + width - rim, down], [rim, height, 2.6]),
    rail([left + rim, down], [w, edge, 2.6]),
    rail([left + rim, down + height - edge], [w, edge, 2.6]),
    rail([left, down], [rim, height, 2.6]),
  ]
  const heads = `<g>${[
    [4, 4],
    [height - 4, 4],
    [height - 4, width - 4],
    [4, width - 4],
  ]
    .map(([u, v]) => screw(u!, v!, 2.2))
    .join('')}</g>`
  const last = { bounds: base.bounds, svg: topOf(base, board.top + 5, heads) }
  const frame = carrier
    ? [
        rail([left + rim, down + edge], [w, 2.4, 3.4], carrier),
        rail([left + rim, down + edge + h - 2.4], [w, 2.4, 3.4], carrier),
        rail([left + rim, down + edge + 2.4], [2.4, h - 4.8, 3.4], carrier),
      ]
    : [piece(board, [left + width + 1, down + 5], [1.8, height - 6, 3], '#d6d9dc', { cast: 1 })]
  return together([base, bed, rails[1]!, rails[0]!, rails[2]!, rails[3]!, ...frame, last])
}

function topOf(solid: Solid, z: number, svg: string): string {
  const { x0, y0 } = solid.bounds
  const cos = Math.cos(Math.PI / 6)
  return `<g transform="matrix(${cos.toFixed(4)} .5 ${(-cos).toFixed(4)} .5 ${((x0 - y0) * cos).toFixed(2)} ${((x0 + y0) / 2 - z).toFixed(2)})">${svg}</g>`
}

/** Rows of contacts or holes with a free field in the middle. */
function contactField(width: number, height: number, pins: boolean): string {
  const pitch = 1.7
  let path = ''
  for (let v = 1.6; v < width - 1; v += pitch) {
    const inside = Math.abs(v - width / 2) < width * 0.16
    const half = height * 0.36
    path += inside
      ? `M1.4 ${v.toFixed(1)}H${half.toFixed(1)}M${(height - half).toFixed(1)} ${v.toFixed(1)}H${(height - 1.2).toFixed(1)}`
      : `M1.4 ${v.toFixed(1)}H${(height - 1.2).toFixed(1)}`
  }
  return `<path d="${path}" stroke="${pins ? '#4c463a' : '#d0a94f'}" stroke-width=".9" stroke-dasharray=".9 .8"/>`
}
