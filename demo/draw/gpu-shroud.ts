import type { GpuPart } from '../parts/demo-part.ts'
import { screw } from './board-parts.ts'
import { blower, fan } from './gpu-fan.ts'
import { type Outline, rectangle } from './isometric.ts'
import { letters } from './letters.ts'
import { brightness, darken, lighten, mix } from './shade.ts'

/** A card's size in millimetres: along the slot, away from the slot, and across the slots. */
export type CardSize = { length: number; height: number; thick: number }

/** The outline of the cover seen from above. */
export function shroudOutline(part: GpuPart, { length: l, height: h }: CardSize): Outline {
  const end = l - 3
  switch (part.picture.family) {
    case 'triple':
      return [
        [12, 0],
        [l * 0.3, 0],
        [l * 0.33, 5],
        [l * 0.67, 5],
        [l * 0.7, 0],
        [end - 8, 0],
        [end, 8],
        [end, h - 8],
        [end - 8, h],
        [l * 0.7, h],
        [l * 0.67, h - 5],
        [l * 0.33, h - 5],
        [l * 0.3, h],
        [12, h],
        [0, h - 14],
        [0, 14],
      ]
    case 'dual':
      return [
        [10, 0],
        [l * 0.46, 0],
        [l * 0.5, 4],
        [end - 10, 4],
        [end, 12],
        [end, h],
        [l * 0.54, h],
        [l * 0.5, h - 4],
        [10, h - 4],
        [0, h - 13],
        [0, 10],
      ]
    case 'founders':
      return rectangle(0, 0, end, h, 9, 6)
    default:
      return rectangle(0, 0, end, h, 2.5, 3)
  }
}

type Face = (part: GpuPart, size: CardSize) => string

function panel(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/><path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width=".5"/><path d="${d}" transform="translate(.5 .5)" stroke="#000" stroke-opacity=".3" stroke-width=".6"/>`
}

export function inkOn(colour: string): string {
  return mix(colour, brightness(colour) > 150 ? '#15171a' : '#ffffff', 0.78)
}

const triple: Face = (part, { length: l, height: h }) => {
  const { colour, accent } = part.picture
  const radius = Math.min(h * 0.385, l * 0.148)
  const centres = [0.18, 0.5, 0.82].map((share) => share * (l - 3))
  const wing = (from: number, to: number, lean: number) =>
    panel(`M${from} 8.5H${to}L${to - lean} 20H${from + lean}Z`, darken(colour, 0.25)) +
    panel(`M${from + lean} ${h - 20}H${to - lean}L${to} ${h - 8.5}H${from}Z`, darken(colour, 0.25))
  const line = (share: number) =>
    `M${(l * share - 7).toFixed(1)} 12l6 12v${h - 48}l-6 12M${(l * share + 5).toFixed(1)} 12l-6 12v${h - 48}l6 12`
  return [
    wing(l * 0.255, l * 0.425, 12) + wing(l * 0.575, l * 0.745, 12),
    `<path d="${line(0.342)}${line(0.658)}" stroke="${accent}" stroke-width="1.5" stroke-linejoin="miter"/>`,
    ...centres.map((x) =>
      fan({ x, y: h / 2, radius, blades: 11, colour: lighten(colour, 0.04), accent }),
    ),
    [
      [6, 18],
      [6, h - 18],
      [l - 9, 12],
      [l - 9, h - 12],
    ]
      .map(([x, y]) => screw(x!, y!, 1.9, '#85898e'))
      .join(''),
  ].join('')
}

const dual: Face = (part, { length: l, height: h }) => {
  const { colour, accent } = part.picture
  const radius = Math.min(h * 0.42, l * 0.2)
  const [left, right] = [l * 0.255, l * 0.735]
  const middle = l * 0.495
  return [
    panel(
      `M${middle - 11} 6H${middle + 15}L${middle + 4} ${h * 0.42}V${h * 0.58}L${middle + 11} ${h - 6}H${middle - 15}L${middle - 4} ${h * 0.58}V${h * 0.42}Z`,
      darken(colour, 0.3),
    ),
    `<path d="M${middle + 15} 6L${middle + 4} ${h * 0.42}M${middle - 15} ${h - 6}L${middle - 4} ${h * 0.58}" stroke="${accent}" stroke-width="1.8"/>`,
    `<path d="M3 ${h * 0.2}l8 -9h${l * 0.12}M${l - 6} ${h * 0.8}l-8 9h-${l * 0.12}" stroke="${accent}" stroke-width="1.6" stroke-opacity=".8"/>`,
    fan({ x: left, y: h / 2, radius, blades: 9, colour: lighten(colour, 0.05), accent }),
    fan({ x: right, y: h / 2, radius, blades: 9, colour: lighten(colour, 0.05), accent }),
    [
      [7, 14],
      [7, h - 17],
      [l - 9, 16],
      [l - 9, h - 7],
    ]
      .map(([x, y]) => screw(x!, y!, 1.7, '#85898e'))
      .join(''),
  ].join('')
}

const founders: Face = (part, { length: l, height: h }) => {
  const { colour, accent } = part.picture
  const radius = h * 0.42
  const [left, right] = [l * 0.2, l * 0.79]
  const dark = '#1c1d20'
  const [a, b] = [l * 0.3, l * 0.69]
  const cross = `M${a} 4H${b}L${l * 0.56} ${h / 2}L${b} ${h - 4}H${a}L${l * 0.44} ${h / 2}Z`
  let ribs = ''
  for (let x = a + 3; x < b - 2; x += 3) ribs += `M${x.toFixed(1)} 5V${h - 5}`
  return [
    panel(`M8 4H${l - 11}V${h - 4}H8Z`, dark),
    `<path d="${ribs}" stroke="#4b4e53" stroke-width="1"/>`,
    `<path d="${cross}" fill="${colour}"/><path d="${cross}" fill="url(#brushed)" opacity=".7"/><path d="${cross}" stroke="${accent}" stroke-width="1"/>`,
    fan({ x: left, y: h / 2, radius, blades: 7, colour: '#2e3034', accent }),
    fan({ x: right, y: h / 2, radius, blades: 7, colour: '#2e3034', accent }),
    `<rect x="2.2" y="2.2" width="${l - 7.4}" height="${h - 4.4}" rx="7" stroke="${lighten(colour, 0.3)}" stroke-width="3.4"/>`,
  ].join('')
}

const single: Face = (part, { length: l, height: h }) => {
  const { colour, accent, label } = part.picture
  const radius = h * 0.4
  const x = l * 0.4
  const slots = Array.from(
    { length: 7 },
    (_, i) => `M${(l * 0.72 + i * 5).toFixed(1)} 14v${h - 34}`,
  )
  return [
    panel(`M5 5H${l - 8}V${h - 5}H5Z`, lighten(colour, 0.04)),
    `<path d="${slots.join('')}" stroke="#0e0f11" stroke-width="2.4" stroke-linecap="round"/>`,
    `<path d="M5 ${h - 9}H${l - 8}" stroke="${accent}" stroke-width="1.6"/>`,
    fan({ x, y: h / 2, radius, blades: 11, colour: lighten(colour, 0.05), accent }),
    letters(label, l * 0.705, h - 16.6, 4, { colour: inkOn(colour), weight: 0.16 }),
    [
      [8, 8],
      [8, h - 14],
      [l - 11, 8],
      [l - 11, h - 14],
    ]
      .map(([u, v]) => screw(u!, v!, 1.6, '#85898e'))
      .join(''),
  ].join('')
}

const radial: Face = (part, { length: l, height: h }) => {
  const { colour, accent, label } = part.picture
  const radius = h * 0.36
  const x = l * 0.205
  const plate = `M${x + radius + 8} 10H${l - 9}V${h - 10}H${x + radius + 2}Q${x + radius + 13} ${h / 2} ${x + radius + 8} 10Z`
  const size = 9
  return [
    panel(plate, lighten(colour, 0.06)),
    `<path d="${plate}" fill="url(#brushed)" opacity=".16"/>`,
    `<path d="M${x + radius + 16} ${h * 0.68}H${l - 18}" stroke="${accent}" stroke-width="2.2"/>`,
    letters(label, x + radius + 17, h * 0.68 - size - 7, size, {
      colour: inkOn(colour),
      weight: 0.17,
    }),
    letters(`${part.specs.memoryGb} GB`, x + radius + 17, h * 0.68 + 6, 4.6, {
      colour: accent,
      weight: 0.15,
    }),
    blower({ x, y: h / 2, radius, blades: 37, colour: lighten(colour, 0.05), accent }),
    [
      [6, 6],
      [6, h - 6],
      [l * 0.5, 5.4],
      [l * 0.5, h - 5.4],
      [l - 8.6, 5.4],
      [l - 8.6, h - 5.4],
    ]
      .map(([u, v]) => screw(u!, v!, 1.6, '#85898e'))
      .join(''),
  ].join('')
}

const passive: Face = (part, { length: l, height: h }) => {
  const { colour, accent, label } = part.picture
  const [from, to] = [l * 0.08, l * 0.56]
  let ribs = ''
  for (let y = 11; y < h - 9; y += 3.4) ribs += `M${from + 2} ${y.toFixed(1)}H${to - 2}`
  const size = h < 80 ? 8 : 12
  return [
    panel(`M${from} 8H${to}V${h - 8}H${from}Z`, '#0f1012'),
    `<path d="${ribs}" stroke="#a3784f" stroke-width="1.5"/><path d="${ribs}" transform="translate(0 -.5)" stroke="#e0b183" stroke-width=".4"/>`,
    panel(`M${to + 6} 8H${l - 9}V${h - 8}H${to + 6}Z`, lighten(colour, 0.06)),
    letters(label, to + 14, h * 0.28, size, { colour: inkOn(colour), weight: 0.17 }),
    `<path d="M${to + 14} ${(h * 0.28 + size + 6).toFixed(1)}H${l - 17}" stroke="${accent}" stroke-width="2"/>`,
    letters(`${part.specs.memoryGb} GB`, to + 14, h * 0.28 + size + 11, size * 0.5, {
      colour: accent,
    }),
    [
      [5, 4.6],
      [5, h - 4.6],
      [l * 0.56, 4.4],
      [l * 0.56, h - 4.4],
      [l - 7.6, 4.6],
      [l - 7.6, h - 4.6],
    ]
      .map(([u, v]) => screw(u!, v!, 1.5, '#85898e'))
      .join(''),
  ].join('')
}

export const FACES: Record<GpuPart['picture']['family'], Face> = {
  triple,
  dual,
  single,
  founders,
  blower: radial,
  passive,
}
