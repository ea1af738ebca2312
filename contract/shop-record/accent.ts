/** The grounds on which an accent stands, by theme: those of web/ui/styles/tokens.css. */
export const grounds = {
  light: ['#f8f6f3', '#ffffff', '#f0ece7'],
  dark: ['#161412', '#1f1c19', '#121010', '#282420'],
} as const

export type Theme = keyof typeof grounds

/** What words need against their ground. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const enough = 4.5

/** The accent as it is without a colour of the shop's own, by theme. */
export const usual: Record<Theme, string> = { light: '#a8541f', dark: '#e6a06c' }

/** How far two colours are apart, from 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The least contrast that an accent has on any ground of a theme, its own tint among them. */
export const leastContrast = (accent: string, theme: Theme) =>
  Math.min(...[...grounds[theme], tintOf(accent, theme)].map((ground) => contrast(accent, ground)))

/** The colour itself where words in it can be read in this theme, else the nearest of its hue: darker on light ground, lighter on dark. */
export function nearestReadable(accent: string, theme: Theme): string {
  const end = theme === 'light' ? '#000000' : '#ffffff'
  for (let share = 0; share < 100; share += 1) {
    const colour = mix(accent, end, share / 100)
    if (leastContrast(colour, theme) >= enough) return colour
  }
  return end
}

/** What pages make of an accent: itself, stronger where it is pointed at, a tint behind words, and words on it. */
export const shadesOf = (accent: string, theme: Theme) => ({
  accent,
  strong: mix(accent, theme === 'light' ? '#000000' : '#ffffff', theme === 'light' ? 0.16 : 0.25),
  tint: tintOf(accent, theme),
  on: theme === 'light' ? '#ffffff' : '#161412',
})

const tintOf = (accent: string, theme: Theme) =>
  theme === 'light' ? mix('#ffffff', accent, 0.1) : mix('#1f1c19', accent, 0.12)

const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` of the other, in sRGB. */
function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other)
  const mixed = channelsOf(one).map((value, at) =>
    Math.round(value + ((to[at] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
