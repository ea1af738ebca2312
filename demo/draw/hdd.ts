import type { HddPart } from '../parts/demo-part.ts'
import { screw, sticker } from './board-parts.ts'
import { drawStick, stickFrom } from './hdd-stick.ts'
import {
  box,
  onLeft,
  onRight,
  onTop,
  type Point,
  prism,
  rectangle,
  type Solid,
} from './isometric.ts'
import { letters } from './letters.ts'
import { picture, together } from './picture.ts'
import { brightness, darken, lighten } from './shade.ts'

const CAST = '#a9adb1'
const LID = '#ced1d3'

/** A disk with its lid up, a flat solid-state drive, or a stick with its chips. */
export function drawHdd(part: HddPart): string {
  const { family } = part.picture
  if (family === 'm2' || family === 'm2-heatsink') return drawStick(part)
  const drive = driveFrom(part, [0, 0, 0])
  return picture([drive], { fill: family === 'slim' || family === 'u2' ? 0.9 : 1 })
}

/** Any drive, from its far lower corner. */
export function driveFrom(part: HddPart, corner: Point): Solid {
  const { family } = part.picture
  if (family === 'm2' || family === 'm2-heatsink') return stickFrom(part, corner)
  return family === 'disk' || family === 'helium' ? disk(part, corner) : flatDrive(part, corner)
}

function disk(part: HddPart, [x, y, z]: Point): Solid {
  const helium = part.picture.family === 'helium'
  const cast = helium ? '#8d9297' : CAST
  const [length, width, height] = [147, 101.6, 22.6]
  const hole = (u: number) =>
    `<circle cx="${u}" cy="16.4" r="1.9" fill="${darken(cast, 0.66)}"/><path d="M${u - 1.9} 16.4a1.9 1.9 0 0 1 3.8 0" stroke="#000" stroke-opacity=".35" stroke-width=".5"/>`
  const left = `<path d="M0 8.4H147" stroke="#000" stroke-opacity=".2" stroke-width=".5"/><path d="M0 9H147" stroke="#fff" stroke-opacity=".25" stroke-width=".4"/><path d="M46 10.5h40l3 12H43z" fill="#000" opacity=".07"/>${[19, 62, 128].map(hole).join('')}`
  const right = `<path d="M0 8.4H102" stroke="#000" stroke-opacity=".24" stroke-width=".5"/>${sataSocket(8, 12.4)}`
  const body = box([x, y, z], [length, width, height], cast, { edge: 0.4, left, right })
  const lidOutline = rectangle(
    x + 1.6,
    y + 1.6,
    length - 3.2,
    width - 3.2,
    helium ? 2.2 : 6,
    helium ? 3 : 1,
  )
  const lid = prism('z', lidOutline, z + height, z + height + 2.2, LID, {
    edge: 0.36,
    cast: 1.2,
    sheen: 0.7,
  })
  const flat = onTop([x, y, z + height + 2.2], helium ? weldedLid(part) : stampedLid(part))
  return together([body, lid, { bounds: lid.bounds, svg: flat }])
}

/** The plug for data and power on the short side, u from its near corner. */
function sataSocket(u: number, v: number): string {
  const pads = (from: number, count: number) =>
    `M${from} ${v + 3.6}${Array.from({ length: count }, () => 'm.64 0v2.2m.6 0v-2.2').join('')}`
  return `<rect x="${u - 1.6}" y="${v}" width="43" height="8.6" rx=".8" fill="#17181b"/><rect x="${u}" y="${v + 1.4}" width="22" height="5.6" fill="#2c2e33"/><rect x="${u + 23.6}" y="${v + 1.4}" width="14.4" height="5.6" fill="#2c2e33"/><path d="${pads(u + 1, 14)}${pads(u + 25, 9)}" stroke="#dcb65a" stroke-width=".5"/>`
}

/** Lid with the round bulge over the platters, the spindle and the arm's pivot. */
function stampedLid(part: HddPart): string {
  const rim = (d: string, shift: number, colour: string, opacity: number) =>
    `<path d="${d}" transform="translate(${shift} ${shift})" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".9"/>`
  const bulge = 'M56 6.5A46 46 0 1 0 70 94.4H128L140 82V20L128 6.5Z'
  const corners = [
    [6.5, 6.5],
    [140.5, 6.5],
    [140.5, 95],
    [6.5, 95],
    [73.5, 5.2],
    [73.5, 96.4],
  ] as const
  return [
    `<path d="${bulge}" fill="#fff" fill-opacity=".2"/>`,
    rim(bulge, 0, '#fff', 0.75),
    rim(bulge, 0.8, '#000', 0.2),
    '<circle cx="55" cy="50.8" r="12.6" fill="#000" opacity=".06"/><circle cx="55" cy="50.8" r="12.6" stroke="#000" stroke-opacity=".18" stroke-width=".6"/>',
    plate(part, [46, 16, 84, 69]),
    `<circle cx="27" cy="50.8" r="8.4" fill="#b3b7ba"/><circle cx="27" cy="50.8" r="8.4" stroke="#fff" stroke-opacity=".6" stroke-width=".5"/>${screw(27, 50.8, 2.2)}`,
    '<circle cx="20" cy="80" r="1.7" fill="#3a3d40"/>',
    ...corners.map(([x, y]) => screw(x, y, 2.5)),
  ].join('')
}

/** Flat lid that is welded shut, with its label over most of it. */
function weldedLid(part: HddPart): string {
  const corners = [
    [6, 6],
    [141, 6],
    [141, 95.6],
    [6, 95.6],
  ] as const
  return [
    '<rect x="4.4" y="4.4" width="138.2" height="92.8" rx="3" stroke="#fff" stroke-opacity=".8" stroke-width=".6"/><rect x="5.2" y="5.2" width="136.6" height="91.2" rx="2.6" stroke="#000" stroke-opacity=".22" stroke-width=".6"/>',
    plate(part, [16, 13, 115, 76]),
    '<circle cx="136.6" cy="51" r="3.2" fill="#9fa3a7"/><circle cx="136.6" cy="51" r="1.5" fill="#6c7176"/>',
    ...corners.map(([x, y]) => screw(x, y, 2.1)),
  ].join('')
}

/** A drive's label: a band in the family's colour with the capacity, then the small print. */
function plate(part: HddPart, [x, y, w, h]: readonly [number, number, number, number]): string {
  const { colour, accent, label } = part.picture
  const { manufacturer, rpm, cacheMb } = part.specs
  const band = h * 0.44
  const ink = '#3a3d41'
  const onBand = accent === '#f4f4f2' ? accent : lighten(colour, 0.88)
  const facts = `${part.specs.interface} ${rpm ?? ''} RPM ${cacheMb ?? ''} MB`
  const size = Math.min(band * 0.4, (w * 0.9) / label.length)
  const bars = [...part.mpn, ...part.mpn].map((letter, i) => {
    const wide = 0.4 + (letter.charCodeAt(0) % 4) * 0.3
    return `M${(x + 4 + i * 1.55).toFixed(2)} ${y + h - 12}h${wide.toFixed(1)}`
  })
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1" fill="#f3f2ee"/>`,
    `<path d="M${x + 1} ${y}h${w - 2}a1 1 0 0 1 1 1v${band - 1}h${-w}v${1 - band}a1 1 0 0 1 1-1z" fill="${colour}"/>`,
    `<path d="M${x + w * 0.72} ${y + band}L${x + w * 0.86} ${y}H${x + w}V${y + band}Z" fill="${accent === '#f4f4f2' ? darken(colour, 0.25) : accent}"/>`,
    letters(manufacturer, x + 4, y + 4, band * 0.16, { colour: onBand }),
    letters(label, x + 4, y + band * 0.42, size, { colour: onBand, weight: 0.18 }),
    letters(part.mpn, x + 4, y + band + 4.4, 4, { colour: ink, weight: 0.16 }),
    letters(facts, x + 4, y + band + 11.6, Math.min(2.7, (w / facts.length) * 1.05), {
      colour: ink,
    }),
    `<path d="${bars.join('')}" stroke="${ink}" stroke-width="6.6" transform="translate(0 4)"/>`,
    sticker(['S/N', part.mpn.slice(-6)], [x + w - 27, y + h - 15, 24, 11], '#e6e4de'),
  ].join('')
}

/** A 2.5-inch solid-state drive: two shells, a label, the plug on its short side. */
function flatDrive(part: HddPart, [x, y, z]: Point): Solid {
  const { colour, accent, label, family } = part.picture
  const u2 = family === 'u2'
  const [length, width, height] = [100.2, 69.9, u2 ? 7 : 6.8]
  const foot = prism('z', rectangle(x, y, length, width, 2), z, z + 3, darken(colour, 0.18), {
    edge: 0.16,
  })
  const shell = prism('z', rectangle(x, y, length, width, 2), z + 3.3, z + height, colour, {
    edge: 0.3,
    sheen: 0.9,
  })
  const dark = brightness(colour) < 120
  const ink = dark ? '#eceef0' : '#2d3034'
  const sides =
    onRight([x + length, y + width, z + height], plug(u2)) +
    onLeft([x, y + width, z + height], [14, 90.6].map((u) => screw(u, height / 2, 1.3)).join(''))
  const face = u2 ? ribbed(part) : plainFace(part, ink, accent, label)
  const flat = onTop([x, y, z + height], face)
  return together([foot, shell, { bounds: shell.bounds, svg: sides + flat }])
}

function plug(u2: boolean): string {
  const socket = sataSocket(14, 0).replaceAll('height="8.6"', 'height="6.2"')
  const middle = '<rect x="36.4" y="1.4" width="2" height="4.2" fill="#2c2e33"/>'
  return u2 ? socket + middle : socket
}

function plainFace(part: HddPart, ink: string, accent: string, label: string): string {
  const { manufacturer } = part.specs
  return [
    `<rect x="3" y="3" width="94.2" height="63.9" rx="1.4" stroke="${ink}" stroke-opacity=".28" stroke-width=".5"/>`,
    `<rect x="66" y="12" width="20" height="20" rx="1.2" fill="${accent}"/><rect x="66" y="12" width="20" height="20" rx="1.2" fill="url(#sheen)" opacity=".7"/>`,
    letters(manufacturer, 10, 13, 5, { colour: ink, weight: 0.15 }),
    letters(label, 10, 24, 9, { colour: ink, weight: 0.17 }),
    letters('SOLID STATE DRIVE', 10, 42, 3, { colour: ink, opacity: 0.75 }),
    letters(part.mpn, 10, 52, 3.2, { colour: ink, opacity: 0.85 }),
    [
      [5.4, 5.4],
      [94.8, 5.4],
      [94.8, 64.5],
      [5.4, 64.5],
    ]
      .map(([x, y]) => screw(x!, y!, 1.5, '#8a8f94'))
      .join(''),
  ].join('')
}

/** The face of a data-centre drive: cooling ribs and a paper label. */
function ribbed(part: HddPart): string {
  const { accent, label } = part.picture
  const rows = Array.from({ length: 15 }, (_, i) => 6 + i * 4.1)
  const path = rows.map((y) => `M4 ${y}h30`).join('')
  const lines = [part.specs.manufacturer, label, part.mpn, part.specs.interface]
  return [
    `<path d="${path}" stroke="#000" stroke-opacity=".35" stroke-width="1.7"/><path d="${path}" transform="translate(0 1)" stroke="#fff" stroke-opacity=".5" stroke-width=".4"/>`,
    `<rect x="38" y="6" width="56" height="9" fill="${accent}"/>`,
    sticker(lines, [38, 15, 56, 46], '#f3f2ee'),
    screw(97, 4, 1.4) + screw(97, 66, 1.4),
  ].join('')
}
