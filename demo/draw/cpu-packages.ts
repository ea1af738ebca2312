import { arc, type Outline, rectangle } from './isometric.ts'

/** What distinguishes one processor package from another, in millimetres. */
export type Package = {
  width: number
  depth: number
  board: string
  /** Frame that carries large packages into their socket. */
  carrier?: string
  flange: Outline
  plate: Outline
  metal: string
  contacts: 'pads' | 'pins'
  /** Distance of contacts as drawn, coarser than real so that they can be seen. */
  pitch: number
  /** Free field in the middle of the contacts. */
  gap: readonly [number, number]
}

function centred(width: number, depth: number, w: number, d: number, radius: number): Outline {
  return rectangle((width - w) / 2, (depth - d) / 2, w, d, radius)
}

/** A plate with eight arms, two on each side, and gaps between them for capacitors. */
function octopus(size: number, plate: number, arm: number): Outline {
  const [near, far] = [(size - plate) / 2, (size + plate) / 2]
  const middle = size / 2
  const reach = near - 1.2
  const bumps: [number, number][] = []
  const cuts = [middle - plate / 2 + 1.6, middle - 3.4, middle + 3.4, middle + plate / 2 - 1.6]
  const [a, b, c, d] = cuts as [number, number, number, number]
  const side: [number, number][] = [
    [a, near],
    [a, near - reach + arm],
    [a + arm, near - reach],
    [b, near - reach],
    [b, near],
    [c, near],
    [c, near - reach],
    [d - arm, near - reach],
    [d, near - reach + arm],
    [d, near],
  ]
  for (let turn = 0; turn < 4; turn++) {
    for (const [x, y] of side) {
      const [u, v] = [x - middle, y - middle]
      const angle = (turn * Math.PI) / 2
      const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
      bumps.push([middle + u * cos - v * sin, middle + u * sin + v * cos])
    }
  }
  if (far < near) throw new Error('plate larger than package')
  return bumps
}

/** A rectangle with a half-round ear on its short sides, as on long server packages. */
function eared(width: number, depth: number, w: number, d: number): Outline {
  const [x, y, r] = [(width - w) / 2, (depth - d) / 2, 9]
  const middle = depth / 2
  const right = arc(x + w - r + 4, middle, r, -Math.PI / 2.6, Math.PI / 2.6, 8)
  const left = arc(x + r - 4, middle, r, Math.PI - Math.PI / 2.6, Math.PI + Math.PI / 2.6, 8)
  return [[x, y], [x + w, y], ...right, [x + w, y + d], [x, y + d], ...left]
}

const desktop = { width: 45, depth: 37.5, contacts: 'pads', pitch: 1.15 } as const
const large = { width: 75.4, depth: 58.5, contacts: 'pads', pitch: 1.55 } as const

export const PACKAGES = {
  am4: {
    width: 40,
    depth: 40,
    board: '#1f6f4e',
    flange: centred(40, 40, 37, 37, 2.2),
    plate: centred(40, 40, 34.6, 34.6, 2),
    metal: '#c8cac9',
    contacts: 'pins',
    pitch: 1.3,
    gap: [9, 9],
  },
  am5: {
    width: 40,
    depth: 40,
    board: '#17544f',
    flange: octopus(40, 29.5, 1.2),
    plate: centred(40, 40, 28.2, 28.2, 2),
    metal: '#d2d3d1',
    contacts: 'pads',
    pitch: 1.12,
    gap: [10, 6],
  },
  lga1700: {
    ...desktop,
    board: '#21754f',
    flange: centred(45, 37.5, 38, 32.5, 1.6),
    plate: centred(45, 37.5, 31, 30.5, 2.4),
    metal: '#c4c8cb',
    gap: [14, 11],
  },
  lga1851: {
    ...desktop,
    board: '#1d5f72',
    flange: centred(45, 37.5, 40.5, 30, 1.6),
    plate: centred(45, 37.5, 34.5, 27, 5),
    metal: '#d0cfca',
    gap: [11, 13],
  },
  lga4189: {
    ...large,
    width: 77.5,
    depth: 56.5,
    board: '#1f6b50',
    flange: eared(77.5, 56.5, 70, 50),
    plate: centred(77.5, 56.5, 50, 44, 2.5),
    metal: '#c6c8c8',
    gap: [24, 15],
  },
  lga4677: {
    ...large,
    width: 77.5,
    depth: 56.5,
    board: '#275f7c',
    flange: eared(77.5, 56.5, 71, 51),
    plate: centred(77.5, 56.5, 56, 47, 5),
    metal: '#cfd0ce',
    gap: [9, 26],
  },
  sp3: {
    ...large,
    board: '#1e6349',
    carrier: '#2f63b4',
    flange: centred(75.4, 58.5, 68, 51, 2),
    plate: centred(75.4, 58.5, 60, 46, 3),
    metal: '#cccdcb',
    gap: [7, 30],
  },
  sp5: {
    ...large,
    depth: 72,
    board: '#174f4c',
    carrier: '#2b8a7e',
    flange: centred(75.4, 72, 69, 66, 6),
    plate: centred(75.4, 72, 59, 58, 3),
    metal: '#d4d4d0',
    gap: [26, 20],
  },
  str5: {
    ...large,
    board: '#1b5a4c',
    carrier: '#e0742c',
    flange: centred(75.4, 58.5, 67, 50, 5),
    plate: centred(75.4, 58.5, 56, 45, 2),
    metal: '#d0d1cf',
    gap: [20, 12],
  },
} satisfies Record<string, Package>
