import { darken, shade } from './shade.ts'

/** A point in millimetres: x runs right and down the picture, y left and down, z up. */
export type Point = readonly [x: number, y: number, z: number]
export type Axis = 'x' | 'y' | 'z'
export type Outline = readonly (readonly [number, number])[]
export type Bounds = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number }
/** Something drawn: its box in space, by which solids are put in order, and its SVG. */
export type Solid = { bounds: Bounds; svg: string }

export type Finish = {
  /** Width in millimetres of the line of light on the near edges of the face; 0 for none. */
  edge?: number
  /** Strength of the gloss over the face, 0 to 1. */
  sheen?: number
  /** How far in millimetres the solid throws a hard shadow over the plane under it. */
  cast?: number
  /** SVG drawn on the face after it, in millimetres from the face's own corner. */
  top?: string
  left?: string
  right?: string
}

const COS = Math.cos(Math.PI / 6)

/** Where a point of space lies on the picture, before scaling. */
export function project([x, y, z]: Point): [number, number] {
  return [(x - y) * COS, (x + y) / 2 - z]
}

const n = (value: number) => String(Math.round(value * 100) / 100)

/** SVG path data for a polygon of points in space. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => project(point).map(n).join(' ')).join('L')}Z`
}

/** Puts flat drawing (u right, v down) on a plane that faces up, left or right, from a corner. */
export function onTop([x, y, z]: Point, svg: string): string {
  return onPlane(COS, 0.5, -COS, 0.5, [x, y, z], svg)
}
export function onLeft(corner: Point, svg: string): string {
  return onPlane(COS, 0.5, 0, 1, corner, svg)
}
export function onRight(corner: Point, svg: string): string {
  return onPlane(COS, -0.5, 0, 1, corner, svg)
}
/** Flat drawing on any plane: (a, b) is where its right goes in the picture, (c, d) its down. */
export function onPlane(
  a: number,
  b: number,
  c: number,
  d: number,
  corner: Point,
  svg: string,
): string {
  const [e, f] = project(corner)
  return `<g transform="matrix(${[a, b, c, d].map((value) => value.toFixed(4)).join(' ')} ${n(e)} ${n(f)})">${svg}</g>`
}

function place(axis: Axis, a: number, b: number, along: number): Point {
  if (axis === 'z') return [a, b, along]
  return axis === 'y' ? [a, along, b] : [along, a, b]
}

/** Light comes from the upper left: full on top, less on the left side, least on the right. */
function lightOn([x, y, z]: Point): number {
  return Math.max(0, z) ** 2 + 0.8 * Math.max(0, y) ** 2 + 0.58 * Math.max(0, x) ** 2
}

/**
 * A flat outline drawn out along an axis; the face at `to` looks at the viewer.
 * The outline lies in (x, y) for axis z, (x, z) for axis y and (y, z) for axis x.
 */
export function prism(
  axis: Axis,
  outline: Outline,
  from: number,
  to: number,
  colour: string,
  finish: Finish = {},
): Solid {
  const bounds = boundsOf(axis, outline, from, to)
  const face = pathOf(outline.map(([a, b]) => place(axis, a, b, to)))
  const { sides, lit } = sidesOf(axis, outline, from, to, colour)
  const fill = shade(colour, lightOn(place(axis, 0, 0, 1)))
  const { edge = 0.22, sheen = 0.5 } = finish
  let svg = finish.cast ? castShadow(axis, outline, from, finish.cast) : ''
  svg += sides
  svg += `<path d="${face}" fill="${fill}" stroke="${fill}" stroke-width=".1"/>`
  if (sheen > 0) svg += `<path d="${face}" fill="url(#sheen)" opacity="${sheen}"/>`
  if (edge > 0) svg += `<path d="${lit}" stroke="#fff" stroke-opacity=".4" stroke-width="${edge}"/>`
  const { x0, x1, y0, y1, z1 } = bounds
  if (finish.top) svg += onTop([x0, y0, z1], finish.top)
  if (finish.left) svg += onLeft([x0, y1, z1], finish.left)
  if (finish.right) svg += onRight([x1, y1, z1], finish.right)
  return { bounds, svg }
}

function boundsOf(axis: Axis, outline: Outline, from: number, to: number): Bounds {
  const ends = [from, to].flatMap((at) => outline.map(([a, b]) => place(axis, a, b, at)))
  const range = (index: 0 | 1 | 2) => {
    const values = ends.map((point) => point[index])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[x0, x1], [y0, y1], [z0, z1]] = [range(0), range(1), range(2)]
  return { x0, x1, y0, y1, z0, z1 }
}

/** The sides that can be seen, far ones first, and the near edges of the face as path data. */
function sidesOf(axis: Axis, outline: Outline, from: number, to: number, colour: string) {
  const turn = Math.sign(
    outline.reduce((sum, [a, b], i) => {
      const [c, d] = outline[(i + 1) % outline.length]!
      return sum + a * d - c * b
    }, 0),
  )
  const seen: { depth: number; svg: string }[] = []
  let lit = ''
  for (const [i, [a, b]] of outline.entries()) {
    const [c, d] = outline[(i + 1) % outline.length]!
    const length = Math.hypot(c - a, d - b)
    if (length < 1e-6) continue
    const normal = [(turn * (d - b)) / length, (-turn * (c - a)) / length] as const
    if (normal[0] + normal[1] <= 1e-6) continue
    const fill = shade(colour, lightOn(place(axis, normal[0], normal[1], 0)))
    const corners = [
      place(axis, a, b, from),
      place(axis, c, d, from),
      place(axis, c, d, to),
      place(axis, a, b, to),
    ]
    const path = `<path d="${pathOf(corners)}" fill="${fill}" stroke="${fill}" stroke-width=".12"/>`
    seen.push({ depth: a + b + c + d, svg: path })
    lit += pathOf(corners.slice(2)).replace('Z', '')
  }
  seen.sort((one, other) => one.depth - other.depth)
  return { sides: seen.map((side) => side.svg).join(''), lit }
}

function castShadow(axis: Axis, outline: Outline, from: number, by: number): string {
  const moved = (t: number) =>
    pathOf(outline.map(([a, b]) => place(axis, a + t, axis === 'z' ? b + t * 0.35 : b - t, from)))
  return `<path d="${moved(by * 0.5)}${moved(by)}" fill="${darken('#2a2620', 0.4)}" opacity=".22"/>`
}

/** A box from its far corner, with width along x, depth along y and height along z. */
export function box(
  [x, y, z]: Point,
  [width, depth, height]: Point,
  colour: string,
  finish: Finish = {},
): Solid {
  return prism('z', rectangle(x, y, width, depth), z, z + height, colour, finish)
}

/** A rectangle's outline; with a radius its corners are round, in one step bevelled. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  depth: number,
  radius = 0,
  steps = 5,
): Outline {
  if (radius <= 0) {
    const [right, near] = [x + width, y + depth]
    return [
      [x, y],
      [right, y],
      [right, near],
      [x, near],
    ]
  }
  const corners = [
    [x + radius, y + radius, Math.PI],
    [x + width - radius, y + radius, Math.PI * 1.5],
    [x + width - radius, y + depth - radius, 0],
    [x + radius, y + depth - radius, Math.PI / 2],
  ] as const
  return corners.flatMap(([cx, cy, start]) =>
    arc(cx, cy, radius, start, start + Math.PI / 2, steps),
  )
}

/** Points on an arc, angles in radians. */
export function arc(
  x: number,
  y: number,
  radius: number,
  start: number,
  end: number,
  steps: number,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = start + ((end - start) * i) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** An upright cylinder, seen from above. */
export function cylinder(
  [x, y, z]: Point,
  radius: number,
  height: number,
  colour: string,
  finish: Finish = {},
): Solid {
  const outline = arc(x, y, radius, 0, Math.PI * 2, 24).slice(0, -1)
  return prism('z', outline, z, z + height, colour, finish)
}
