import type { RamPart } from '../parts/demo-part.ts'
import { box, type Outline, onLeft, type Point, prism, rectangle, type Solid } from './isometric.ts'
import { letters } from './letters.ts'
import { together } from './picture.ts'
import { brightness, darken, lighten, mix } from './shade.ts'

const LENGTH = 133.4
const FOOT = 5.2
const BACK = -2.6
const FRONT = 4

type Shape = {
  outline: Outline
  /** The raised plate on the front. */
  plate: Outline
  detail: (part: RamPart) => string
  over?: (part: RamPart, corner: Point) => Solid[]
}

/** The heat spreader of a module whose board has its back lower corner at the point. */
export function spreader(part: RamPart, [x, y, z]: Point): Solid {
  const shape = SHAPES[part.picture.family as keyof typeof SHAPES]
  const { colour } = part.picture
  const at = (outline: Outline) => outline.map(([a, b]) => [a + x, b + z] as const)
  const body = prism('y', at(shape.outline), y + BACK, y + FRONT, darken(colour, 0.08), {
    edge: 0.3,
  })
  const plate = prism('y', at(shape.plate), y + FRONT, y + FRONT + 0.9, colour, {
    edge: 0.26,
    sheen: 0.8,
  })
  const detail = onLeft([x, y + FRONT + 0.9, z], shape.detail(part))
  const over = shape.over?.(part, [x, y, z]) ?? []
  return together([body, plate, { bounds: plate.bounds, svg: detail }, ...over])
}

function ink(part: RamPart): string {
  return mix(
    part.picture.colour,
    brightness(part.picture.colour) > 140 ? '#000000' : '#ffffff',
    0.75,
  )
}

/** Parallel grooves: a dark line with a light one beside it. */
function grooves(lines: readonly string[], colour: string, width: number): string {
  const path = lines.join('')
  return `<path d="${path}" stroke="${darken(colour, 0.55)}" stroke-width="${width}"/><path d="${path}" transform="translate(.35 .4)" stroke="${lighten(colour, 0.4)}" stroke-opacity=".6" stroke-width=".22"/>`
}

function name(part: RamPart, x: number, y: number, height: number): string {
  const { manufacturer } = part.specs
  const colour = ink(part)
  return `${letters(manufacturer, x, y, height * 0.55, { colour, opacity: 0.8 })}${letters(part.picture.label, x, y + height * 0.95, height, { colour, weight: 0.16 })}`
}

const low: Shape = {
  outline: [
    [1, FOOT],
    [LENGTH - 1, FOOT],
    [LENGTH - 1, 28],
    [LENGTH - 6, 34],
    [96, 34],
    [92, 31.6],
    [41, 31.6],
    [37, 34],
    [6, 34],
    [1, 28],
  ],
  plate: [
    [4, FOOT + 2],
    [LENGTH - 4, FOOT + 2],
    [LENGTH - 4, 27],
    [LENGTH - 8, 31],
    [96, 31],
    [92, 28.8],
    [41, 28.8],
    [37, 31],
    [8, 31],
    [4, 27],
  ],
  detail: (part) => {
    const { colour, accent } = part.picture
    const fins = [8, 12, 16, 20, 24, 28].map((x) => `M${x} -27.5l6 8.5v10`)
    const other = [8, 12, 16, 20, 24, 28].map((x) => `M${LENGTH - x} -27.5l-6 8.5v10`)
    return `${grooves([...fins, ...other], colour, 1.1)}<path d="M42 -9.4h50" stroke="${accent}" stroke-width="1.1"/>${name(part, 43, -25, 6.4)}`
  },
}

const wedge: Shape = {
  outline: [
    [1, FOOT],
    [LENGTH - 1, FOOT],
    [LENGTH - 1, 31],
    [LENGTH - 8, 34.6],
    [78, 34.6],
    [70, 30],
    [26, 30],
    [18, 34.6],
    [5, 34.6],
    [1, 31],
  ],
  plate: [
    [5, 12],
    [44, FOOT + 1.6],
    [LENGTH - 5, FOOT + 1.6],
    [LENGTH - 5, 29],
    [LENGTH - 11, 32],
    [80, 32],
    [72, 27.4],
    [26, 27.4],
    [18, 32],
    [5, 32],
  ],
  detail: (part) => {
    const { colour, accent } = part.picture
    const bars = [0, 5, 10, 15, 20].map((x) => `M${104 + x} -9l-9 19`.replace('l-9 19', 'l7 -19'))
    return `${grooves(bars, colour, 1.8)}<path d="M8 -12.5L44 -8.6H92" stroke="${accent}" stroke-width=".9"/>${name(part, 40, -24.4, 6.4)}<path d="M8 -29l8 0 7 -4.4" stroke="${accent}" stroke-opacity=".5" stroke-width=".7"/>`
  },
}

const fins: Shape = {
  outline: rectangle(1, FOOT, LENGTH - 2, 36.8, 0.6),
  plate: [
    [4, FOOT + 2],
    [LENGTH - 4, FOOT + 2],
    [LENGTH - 4, 30],
    [LENGTH - 20, 38],
    [20, 38],
    [4, 30],
  ],
  detail: (part) => {
    const { colour, accent } = part.picture
    const lines = [12, 15, 18, 21].map((z) => `M6 -${z}h26m69 0h26`)
    return `${grooves(lines, colour, 0.8)}<path d="M36 -9.6h62" stroke="${accent}" stroke-width=".8"/>${name(part, 37, -28.6, 7.4)}`
  },
  over: (part, [x, y, z]) => finRow(part, [x, y, z]),
}

/** The comb on top of a tall spreader, with light between its teeth. */
function finRow(part: RamPart, [x, y, z]: Point): Solid[] {
  const { colour, accent } = part.picture
  const bar = box([x + 5, y - 0.6, z + 42], [LENGTH - 10, 2.6, 6], mix(accent, '#bfe4f2', 0.5))
  const teeth = Array.from({ length: 15 }, (_, i) =>
    box([x + 2 + i * 8.82, y + BACK, z + 42], [6.3, FRONT - BACK, 8.6], lighten(colour, 0.05), {
      edge: 0.26,
    }),
  )
  return [bar, ...teeth]
}

const lightbar: Shape = {
  outline: [
    [1, FOOT],
    [LENGTH - 1, FOOT],
    [LENGTH - 1, 30],
    [LENGTH - 5, 35],
    [88, 35],
    [80, 38],
    [52, 38],
    [45, 35],
    [5, 35],
    [1, 30],
  ],
  plate: [
    [4, FOOT + 2],
    [62, FOOT + 2],
    [68, 9.6],
    [LENGTH - 4, 9.6],
    [LENGTH - 4, 29],
    [LENGTH - 7, 32.4],
    [88, 32.4],
    [80, 35.4],
    [52, 35.4],
    [45, 32.4],
    [7, 32.4],
    [4, 29],
  ],
  detail: (part) => {
    const { colour, accent } = part.picture
    const slants = [0, 4.6, 9.2, 13.8].map((x) => `M${106 + x} -12l6 -17`)
    return `${grooves(slants, colour, 1.4)}<path d="M10 -11.5h46l5 -3.6h38" stroke="${accent}" stroke-width=".8"/>${name(part, 14, -28, 7)}`
  },
  over: (part, [x, y, z]) => [diffuser(part, [x, y, z])],
}

/** The translucent bar along the top of a lit module. */
function diffuser(part: RamPart, [x, y, z]: Point): Solid {
  const outline: Outline = [
    [3, 35.1],
    [45, 35.1],
    [52, 38.1],
    [80, 38.1],
    [88, 35.1],
    [LENGTH - 3, 35.1],
    [LENGTH - 5, 40.6],
    [86, 40.6],
    [78, 44],
    [54, 44],
    [47, 40.6],
    [5, 40.6],
  ]
  const moved = outline.map(([a, b]) => [a + x, b + z] as const)
  const tint = mix('#dfe9ee', part.picture.accent, 0.25)
  const bar = prism('y', moved, y + BACK + 0.8, y + FRONT - 0.8, tint, { edge: 0.3, sheen: 0 })
  const path = `M${outline.map(([a, b]) => `${a} ${-b}`).join('L')}Z`
  const glow = `<path d="${path}" fill="url(#rainbow)" opacity=".8"/><path d="M5 -40.4H47L54 -43.8H78L86 -40.4H${LENGTH - 5}" stroke="#fff" stroke-opacity=".75" stroke-width=".7"/>`
  return together([bar, { bounds: bar.bounds, svg: onLeft([x, y + FRONT - 0.8, z], glow) }])
}

const SHAPES = { low, wedge, fins, lightbar }
