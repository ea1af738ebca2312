import { z } from 'zod'
import { contrast, enough, shadesOf, type Theme, usual } from './accent.ts'

/** What the pages' greys are in each theme, as web/ui/styles/tokens.css has them. Words stand on the first four, pictures on plates. */
export const neutrals = {
  light: {
    ground: '#f8f6f3',
    surface: '#ffffff',
    sunken: '#f0ece7',
    raised: '#ffffff',
    line: '#e2ddd6',
    edge: '#8b8277',
    ink: '#24201c',
    soft: '#625a51',
    plate: '#e8e4dc',
    'plate-lit': '#fbfaf7',
  },
  dark: {
    ground: '#161412',
    surface: '#1f1c19',
    sunken: '#121010',
    raised: '#282420',
    line: '#37322d',
    edge: '#857c72',
    ink: '#f2eee9',
    soft: '#b3aaa0',
    plate: '#5b534a',
    'plate-lit': '#877d72',
  },
} as const
type Neutral = keyof (typeof neutrals)['light']
const neutralNames = Object.keys(neutrals.light) as Neutral[]
const groundNames = ['ground', 'surface', 'sunken', 'raised'] as const

/** The colours that say how something is. No theme changes them, and words in them have to be read on its grounds, too. */
export const signals: Record<Theme, Record<string, string>> = {
  light: { danger: '#a5271c', good: '#1d6b41', warn: '#7d5200', calm: '#27578a' },
  dark: { danger: '#f39a8f', good: '#83d3a6', warn: '#ecc06a', calm: '#9dc3ec' },
}
/** Of what bounds a field: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const enoughOfEdges = 3

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'a colour such as #1a5fb4')
const given = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, colour.optional()])) as Record<
    N,
    z.ZodOptional<typeof colour>
  >
const side = z.strictObject({ ...given(neutralNames), accent: colour })
const corner = z.string().regex(/^\d{1,2}px$/, 'pixels, such as 4px')

/** A theme of an operator's own: what is left out stays as it is. */
export const themeFile = z
  .strictObject({
    light: side,
    dark: side,
    radius: z.strictObject({ sm: corner, md: corner, lg: corner }).optional(),
    font: z
      .string()
      .regex(/^[\w "',-]{1,200}$/, 'names of fonts that machines have, with commas between them')
      .optional(),
  })
  .superRefine((theme, context) => {
    for (const name of ['light', 'dark'] as const)
      for (const message of unreadable(theme[name], name))
        context.addIssue({ code: 'custom', path: [name], message })
  })
export type ThemeFile = z.output<typeof themeFile>

/** What of a side cannot be read. */
function unreadable(colours: z.output<typeof side>, theme: Theme): string[] {
  const all = { ...neutrals[theme], ...defined(colours) }
  const { tint, on, strong } = shadesOf(all.accent, theme)
  const words = { ink: all.ink, soft: all.soft, accent: all.accent, ...signals[theme] }
  const pairs = groundNames.flatMap((ground) => [
    ...Object.entries(words).map(([name, value]) => [name, value, ground, all[ground], enough]),
    ['edge', all.edge, ground, all[ground], enoughOfEdges],
  ]) as [string, string, string, string, number][]
  pairs.push(['accent', all.accent, 'its tint', tint, enough])
  pairs.push(['words', on, 'accent', all.accent, enough], ['words', on, 'accent', strong, enough])
  return pairs
    .filter(([, one, , other, least]) => contrast(one, other) < least)
    .map(
      ([name, one, ground, other, least]) =>
        `${name} on ${ground}: the contrast is ${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}, and ${least} is needed`,
    )
}

const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** A theme as a sheet, in two ways, as it is chosen. The accent has a sheet of its own, which stands behind this one. */
export function sheetOf({ light, dark, radius, font }: ThemeFile): string {
  const tokens = (colours: ThemeFile['light']) =>
    Object.entries(defined(colours))
      .filter(([name]) => name !== 'accent')
      .map(([name, value]) => `--color-${name}:${value};`)
      .join('')
  const shape = [
    ...(font ? [`--font-sans:${font};`] : []),
    ...Object.entries(radius ?? {}).map(([name, value]) => `--radius-${name}:${value};`),
  ].join('')
  return `:root{${tokens(light)}${shape}}
@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${tokens(dark)}}}
:root[data-theme="dark"]{${tokens(dark)}}
`
}

/** The theme of the pages as they are: nothing of it is unreadable. */
export const usualTheme: z.input<typeof themeFile> = {
  light: { accent: usual.light },
  dark: { accent: usual.dark },
}
