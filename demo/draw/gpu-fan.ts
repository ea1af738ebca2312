import { darken, lighten, mix } from './shade.ts'

export type Fan = {
  x: number
  y: number
  radius: number
  blades: number
  /** Colour of the blades and of the ring around the hub. */
  colour: string
  accent: string
}

/** A fan in its opening, as flat drawing for a face that looks up. */
export function fan({ x, y, radius, blades, colour, accent }: Fan): string {
  const hub = radius * 0.3
  const step = (Math.PI * 2) / blades
  const all = Array.from({ length: blades }, (_, i) =>
    blade(i * step, step, hub, radius - 2.2, colour),
  )
  return [
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">`,
    `<circle r="${radius + 1.6}" fill="#000" opacity=".3"/><circle cx="-.6" cy="-.6" r="${radius + 1.5}" stroke="#fff" stroke-opacity=".3" stroke-width=".7"/>`,
    `<circle r="${radius}" fill="#101114"/>${finsUnder(radius)}`,
    ...all,
    `<circle r="${radius - 1.6}" stroke="${darken(colour, 0.25)}" stroke-width="1.5"/><circle r="${radius - 1}" stroke="#fff" stroke-opacity=".16" stroke-width=".4"/>`,
    well(radius),
    `<circle cx="1" cy="1.2" r="${hub}" fill="#000" opacity=".45"/><circle r="${hub}" fill="${lighten(colour, 0.07)}"/><circle r="${hub}" fill="url(#sheen)"/><circle r="${(hub * 0.78).toFixed(2)}" fill="${darken(colour, 0.3)}"/><circle r="${(hub * 0.78).toFixed(2)}" stroke="${accent}" stroke-width="1"/><circle r="${(hub * 0.3).toFixed(2)}" fill="${accent}" opacity=".75"/>`,
    '</g>',
  ].join('')
}

/** The heatsink's fins, just visible through the blades. */
function finsUnder(radius: number): string {
  let path = ''
  for (let x = -radius + 4; x < radius - 3; x += 3.2) {
    const half = Math.sqrt(radius * radius - x * x) - 2
    path += `M${x.toFixed(1)} ${(-half).toFixed(1)}V${half.toFixed(1)}`
  }
  return `<path d="${path}" stroke="#4b4f55" stroke-width="1"/>`
}

/** The opening's wall: lit where it faces the upper left, dark where it turns away. */
function well(radius: number): string {
  const r = radius - 0.2
  return `<path d="M${-r} 0A${r} ${r} 0 0 1 0 ${-r}" stroke="#000" stroke-opacity=".55" stroke-width="2.2"/><path d="M${r} 0A${r} ${r} 0 0 1 0 ${r}" stroke="#fff" stroke-opacity=".18" stroke-width="1.4"/>`
}

function blade(angle: number, step: number, inner: number, outer: number, colour: string): string {
  const at = (turn: number, r: number) =>
    `${(Math.cos(turn) * r).toFixed(2)} ${(Math.sin(turn) * r).toFixed(2)}`
  const sweep = 0.62
  const wide = step * 0.8
  const middle = (inner + outer) / 2
  const edge = `M${at(angle, inner * 0.9)}Q${at(angle + sweep * 0.25, middle)} ${at(angle + sweep, outer)}`
  const path = `${edge}A${outer} ${outer} 0 0 1 ${at(angle + sweep + wide * 0.86, outer)}Q${at(angle + wide + sweep * 0.25, middle)} ${at(angle + wide, inner * 0.9)}Z`
  // Blades that turn towards the upper left catch more light.
  const light = (1 + Math.cos(angle + sweep + Math.PI * 0.75)) / 2
  const fill = mix(darken(colour, 0.28), lighten(colour, 0.2), light)
  return `<path d="${path}" fill="${fill}"/><path d="${edge}" stroke="#fff" stroke-opacity="${(0.12 + light * 0.3).toFixed(2)}" stroke-width=".6"/>`
}

/** A radial blower: many thin blades in a ring. */
export function blower({ x, y, radius, blades, colour, accent }: Fan): string {
  const hub = radius * 0.46
  const step = (Math.PI * 2) / blades
  const lines = Array.from({ length: blades }, (_, i) => {
    const [a, b] = [i * step, i * step + 0.34]
    return `M${(Math.cos(a) * hub).toFixed(2)} ${(Math.sin(a) * hub).toFixed(2)}L${(Math.cos(b) * (radius - 2)).toFixed(2)} ${(Math.sin(b) * (radius - 2)).toFixed(2)}`
  })
  return [
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">`,
    `<circle r="${radius + 2}" fill="#000" opacity=".35"/><circle cx="-.5" cy="-.5" r="${radius + 2}" stroke="#fff" stroke-opacity=".32" stroke-width=".7"/>`,
    `<circle r="${radius}" fill="#0e0f11"/><path d="${lines.join('')}" stroke="${lighten(colour, 0.16)}" stroke-width="1.1"/>`,
    well(radius),
    `<circle cx="1" cy="1.2" r="${hub}" fill="#000" opacity=".5"/><circle r="${hub}" fill="${lighten(colour, 0.05)}"/><circle r="${hub}" fill="url(#sheen)"/><circle r="${(hub * 0.84).toFixed(2)}" stroke="${accent}" stroke-width=".9"/><circle r="${(hub * 0.5).toFixed(2)}" stroke="#fff" stroke-opacity=".14" stroke-width=".6"/>`,
    '</g>',
  ].join('')
}
