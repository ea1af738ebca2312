import {
  box,
  type Finish,
  type Outline,
  onPlane,
  type Point,
  prism,
  type Solid,
} from './isometric.ts'
import { together } from './picture.ts'

/** How a part is held: lying with its face up, or standing in a slot with its face to the right. */
export type Pose = 'lying' | 'standing'
/** Flat drawing for a part's face, long side and end, whichever way these look. */
export type Decals = Omit<Finish, 'top' | 'left' | 'right'> & {
  face?: string
  side?: string
  end?: string
}

const COS = Math.cos(Math.PI / 6)
type Directions = readonly [a: number, b: number, c: number, d: number]
const STANDING: Record<'face' | 'side' | 'end', Directions> = {
  face: [-COS, 0.5, 0, -1],
  side: [-COS, 0.5, -COS, -0.5],
  end: [0, 1, -COS, -0.5],
}

/** A box of a part in the part's own coordinates, put into space at an origin. */
export function slab(
  pose: Pose,
  [ox, oy, oz]: Point,
  [x, y, z]: Point,
  [width, depth, height]: Point,
  colour: string,
  { face, side, end, ...finish }: Decals = {},
): Solid {
  if (pose === 'lying') {
    const faces = {
      ...(face && { top: face }),
      ...(side && { left: side }),
      ...(end && { right: end }),
    }
    return box([ox + x, oy + y, oz + z], [width, depth, height], colour, { ...finish, ...faces })
  }
  const solid = box([ox + z, oy + x, oz + y], [height, width, depth], colour, finish)
  const svg = standingFaces([ox, oy, oz], [x, y, z], [width, depth, height], {
    ...(face && { face }),
    ...(side && { side }),
    ...(end && { end }),
  })
  return together([solid, { bounds: solid.bounds, svg }])
}

/** An outline in a part's (x, y) drawn out along its z. */
export function plate(
  pose: Pose,
  [ox, oy, oz]: Point,
  outline: Outline,
  [from, to]: readonly [number, number],
  colour: string,
  finish: Finish,
): Solid {
  if (pose === 'lying') {
    const moved = outline.map(([a, b]) => [a + ox, b + oy] as const)
    return prism('z', moved, oz + from, oz + to, colour, finish)
  }
  const moved = outline.map(([a, b]) => [a + oy, b + oz] as const)
  return prism('x', moved, ox + from, ox + to, colour, finish)
}

/** Drawing for the face, side or end of a box, without the box. */
export function decal(pose: Pose, origin: Point, at: Point, size: Point, faces: Decals): string {
  if (pose === 'standing') return standingFaces(origin, at, size, faces)
  const [x, y, z] = [0, 1, 2].map((i) => origin[i]! + at[i]!) as [number, number, number]
  const top = z + size[2]
  const [face, side] = [faces.face ?? '', faces.side ?? '']
  return `${onPlane(COS, 0.5, -COS, 0.5, [x, y, top], face)}${onPlane(COS, 0.5, 0, 1, [x, y + size[1], top], side)}`
}

function standingFaces(
  [ox, oy, oz]: Point,
  [x, y, z]: Point,
  [width, depth, height]: Point,
  { face, side, end }: Decals,
): string {
  const near = ox + z + height
  const corners: Record<'face' | 'side' | 'end', Point> = {
    face: [near, oy + x, oz + y],
    side: [near, oy + x, oz + y + depth],
    end: [near, oy + x + width, oz + y + depth],
  }
  const drawn = { face, side, end }
  return (['face', 'side', 'end'] as const)
    .map((name) => (drawn[name] ? onPlane(...STANDING[name], corners[name], drawn[name]) : ''))
    .join('')
}
