import { codeSquare } from './code-square.ts'
import { box, cylinder, type Point, type Solid } from './isometric.ts'
import { letters } from './letters.ts'

const GOLD = '#dcb65a'

/** Gold contacts along the lower edge of an upright board, with its notch left out. */
export function contacts(from: number, to: number, top: number, notch: number): string {
  const y = top / 2 - 0.1
  const strip = (a: number, b: number) => `M${a.toFixed(2)} ${y.toFixed(2)}H${b.toFixed(2)}`
  const path = strip(from, notch - 1.6) + strip(notch + 1.6, to)
  return `<path d="${path}" stroke="${GOLD}" stroke-width="${-top - 0.6}" stroke-dasharray=".78 .3"/><path d="${path}" stroke="#fff" stroke-opacity=".28" stroke-width=".5" stroke-dasharray=".78 .3"/>`
}

/** A row of resistors and capacitors; the seed varies their kinds and gaps. */
export function passives(from: number, to: number, y: number, seed: number): string {
  let ends = ''
  let brown = ''
  let black = ''
  let state = (seed * 2654435761) >>> 0
  for (let x = from; x < to - 1; ) {
    state = (state * 1664525 + 1013904223) >>> 0
    const kind = (state >>> 24) % 5
    if (kind < 4) {
      ends += `M${x.toFixed(2)} ${y}h1.2`
      const body = `M${(x + 0.28).toFixed(2)} ${y}h.64`
      if (kind < 2) brown += body
      else black += body
    }
    x += kind === 4 ? 2.6 : 1.75
  }
  return `<path d="${ends}" stroke="#d6d3cb" stroke-width=".66"/><path d="${brown}" stroke="#9a7247" stroke-width=".66"/><path d="${black}" stroke="#24262a" stroke-width=".66"/>`
}

/** A black package with a mark on it, lying against an upright board. */
export function chip(corner: Point, [width, depth, height]: Point, seed: number): Solid {
  const w = Math.min(width - 1.6, 6)
  const marks = height > 6 ? markings(width, height, w, seed) : ''
  const left = `${marks}<circle cx=".9" cy="${(height - 0.9).toFixed(2)}" r=".32" fill="#5b6066"/>`
  return box(corner, [width, depth, height], '#34373c', { edge: 0.14, sheen: 0.4, left })
}

function markings(width: number, height: number, w: number, seed: number): string {
  const x = (width - w) / 2
  const last = w * (0.45 + ((Math.abs(Math.round(seed)) % 7) / 7) * 0.4)
  return `<path d="M${x} ${(height * 0.36).toFixed(2)}h${w}m${-w} 1.4h${(w * 0.8).toFixed(2)}m${(-w * 0.8).toFixed(2)} 1.4h${last.toFixed(2)}" stroke="#8e949b" stroke-opacity=".75" stroke-width=".42"/>`
}

/** A paper label with lines of text and a code; its box is x, y, width, height. */
export function sticker(
  lines: readonly string[],
  [x, y, width, height]: readonly [number, number, number, number],
  paper: string,
  ink = '#2a2c2f',
): string {
  const line = (height - 1.6) / lines.length
  const size = line * 0.54
  const square = Math.min(height - 2.4, width * 0.26)
  const room = width - square - 4
  const words = lines.map((text, i) => {
    const fit = Math.min(size, (room / Math.max(text.length, 1)) * 0.98)
    return letters(text, x + 1.2, y + 1.1 + i * line, fit, { colour: ink, weight: 0.14 })
  })
  const code = codeSquare(lines.join(''), x + width - square - 1.4, y + 1.2, square, ink)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx=".5" fill="${paper}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx=".5" fill="url(#sheen)" opacity=".35"/>${words.join('')}${code}`
}

/** A screw head on a face that looks up or to the side, as flat drawing. */
export function screw(x: number, y: number, radius: number, metal = '#b9bdc1'): string {
  const arm = radius * 0.55
  return `<circle cx="${x + radius * 0.12}" cy="${y + radius * 0.16}" r="${radius * 1.16}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}"/><circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="#000" opacity=".16"/><path d="M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}" stroke="#33363a" stroke-width="${radius * 0.3}" stroke-linecap="round"/>`
}

/** A can capacitor standing on a board. */
export function canister([x, y, z]: Point, radius: number, height: number, band: string): Solid {
  const mark = `<path d="M${radius * 0.35} ${radius * 0.3}A${radius} ${radius} 0 0 1 ${radius * 1.65} ${radius * 0.3}Z" fill="${band}"/>`
  return cylinder([x, y, z], radius, height, '#c3c7cb', {
    cast: height * 0.35,
    edge: 0.2,
    top: mark,
  })
}
