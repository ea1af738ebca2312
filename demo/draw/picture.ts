import { type Bounds, type Point, pathOf, project, rectangle, type Solid } from './isometric.ts'

export type Frame = {
  width?: number
  height?: number
  /** Share of the frame that the drawing may fill, so that small parts stay smaller. */
  fill?: number
  /** Footprints on the ground that throw the soft shadow; the bounds of all solids if absent. */
  shadows?: readonly Bounds[]
  /** Height in millimetres of the ground. */
  ground?: number
}

const DEFS = `<defs>
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<linearGradient id="brushed" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".48" stop-color="#fff" stop-opacity=".42"/><stop offset=".66" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>
<linearGradient id="rainbow"><stop offset="0" stop-color="#5fd0e8"/><stop offset=".35" stop-color="#7f8cf2"/><stop offset=".65" stop-color="#d678d8"/><stop offset="1" stop-color="#f2a36b"/></linearGradient>
<filter id="wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>
</defs>`

/** Solids in an order in which each is drawn after everything that it may hide. */
export function inOrder(solids: readonly Solid[]): Solid[] {
  const done = new Set<Solid>()
  const sorted: Solid[] = []
  const visit = (solid: Solid) => {
    if (done.has(solid)) return
    done.add(solid)
    for (const other of solids) if (isBehind(other, solid) && !isBehind(solid, other)) visit(other)
    sorted.push(solid)
  }
  for (const solid of solids) visit(solid)
  return sorted
}

// Two boxes that touch are not one behind the other in both directions because of rounding.
const TOUCH = 1e-3

function isBehind({ bounds: a }: Solid, { bounds: b }: Solid): boolean {
  return a.x1 <= b.x0 + TOUCH || a.y1 <= b.y0 + TOUCH || a.z1 <= b.z0 + TOUCH
}

/** Puts solids over their shadow, fitted and centred. What it stands on shines through: pages have a ground for either theme. */
export function picture(solids: readonly Solid[], frame: Frame = {}): string {
  const { width = 1280, height = 960, fill = 1, ground = 0 } = frame
  const screen = screenOf(solids.map((solid) => solid.bounds))
  const room = { width: width * 0.86 * fill, height: height * 0.84 * fill }
  const scale = Math.min(room.width / screen.width, room.height / screen.height)
  const dx = width / 2 - (screen.left + screen.width / 2) * scale
  const dy = height / 2 - (screen.top + screen.height / 2) * scale
  const at = ([x, y, z]: Point): Point => [x * scale, y * scale, z * scale]
  const shadow = (grow: number, by: number) =>
    (frame.shadows ?? [boundsAround(solids)])
      .map((foot) => {
        const [wide, deep] = [foot.x1 - foot.x0 + grow * 2, foot.y1 - foot.y0 + grow * 2]
        const outline = rectangle(foot.x0 - grow, foot.y0 - grow, wide, deep)
        return pathOf(outline.map(([x, y]) => at([x + by, y + by * 0.2, ground])))
      })
      .join('')
  const lift = 14 / scale
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${DEFS}<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})"><path d="${shadow(lift * 0.4, lift * 2)}" fill="#3a3024" opacity=".3" filter="url(#wide)"/><path d="${shadow(0, lift * 0.5)}" fill="#2a2118" opacity=".42" filter="url(#near)"/><g transform="scale(${scale.toFixed(4)})" fill="none" stroke-linejoin="round">${inOrder(
    solids,
  )
    .map((solid) => solid.svg)
    .join('')}</g></g></svg>`
}

function boundsAround(solids: readonly Solid[]): Bounds {
  const of = (pick: (bounds: Bounds) => number, best: (...values: number[]) => number) =>
    best(...solids.map((solid) => pick(solid.bounds)))
  return {
    x0: of((b) => b.x0, Math.min),
    x1: of((b) => b.x1, Math.max),
    y0: of((b) => b.y0, Math.min),
    y1: of((b) => b.y1, Math.max),
    z0: of((b) => b.z0, Math.min),
    z1: of((b) => b.z1, Math.max),
  }
}

function screenOf(all: readonly Bounds[]) {
  const xs = all.flatMap((b) => [project([b.x0, b.y1, 0])[0], project([b.x1, b.y0, 0])[0]])
  const ys = all.flatMap((b) => [project([b.x0, b.y0, b.z1])[1], project([b.x1, b.y1, b.z0])[1]])
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Several solids that are drawn as one, in the order given. */
export function together(solids: readonly Solid[]): Solid {
  return { bounds: boundsAround(solids), svg: solids.map((solid) => solid.svg).join('') }
}
