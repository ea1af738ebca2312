type Rgb = readonly [number, number, number]

/** `#rgb` or `#rrggbb` taken apart. */
function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const value = Number.parseInt(digits, 16)
  if (digits.length !== 6 || Number.isNaN(value)) throw new Error(`not a colour: ${hex}`)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** One colour on its way to another, 0 being the first. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  const parts = a.map((value, i) => Math.round(value + (b[i]! - value) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#ffffff', share)
}

export function darken(hex: string, share: number): string {
  return mix(hex, '#000000', share)
}

/** A surface's colour under light from 0 to 1; full light lifts it a little, shadow is cool. */
export function shade(hex: string, light: number): string {
  return light > 0.9 ? lighten(hex, 0.07) : mix(mix('#0b0c14', hex, 0.16), hex, light)
}

/** How bright a colour is to the eye, 0 to 255. */
export function brightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
