import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neutrals, sheetOf, signals, themeFile, usualTheme } from './theme.ts'

const tokens = readFileSync(new URL('../../web/ui/styles/tokens.css', import.meta.url), 'utf8')
const faults = (theme: unknown) =>
  themeFile
    .safeParse(theme)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('greys and signals are those of the pages, which can be read as they are', () => {
  for (const [light, dark] of [
    [neutrals.light, neutrals.dark],
    [signals.light, signals.dark],
  ] as Record<string, string>[][])
    for (const [name, value] of Object.entries(light!)) {
      const [, onLight, onDark] =
        new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
      expect([name, onLight, onDark]).toEqual([name, value, dark![name]])
    }
  expect(faults(usualTheme)).toBeUndefined()
})

test('what cannot be read is refused, each with its contrast', () => {
  const { light, dark } = usualTheme
  expect(faults({ light: { ...light, soft: '#aaaaaa' }, dark })).toContain(
    'light: soft on surface: the contrast is 2.3, and 4.5 is needed',
  )
  expect(faults({ light, dark: { ...dark, raised: '#777777' } })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^dark: danger on raised: the contrast is/)]),
  )
  expect(faults({ light: { accent: '#ffcc00' }, dark })).toContain(
    'light: words on accent: the contrast is 1.5, and 4.5 is needed',
  )
})

test('nothing but colours, corners and names of fonts gets into a sheet', () => {
  for (const wrong of [
    { font: 'x; } body { display: none' },
    { font: 'url(https://evil.example)' },
    { radius: { sm: '1em', md: '2px', lg: '3px' } },
    { light: { accent: '#1a5fb4', ink: 'red' } },
    { light: { accent: '#1a5fb4', 'ink;': '#000000' } },
    { light: {} },
    { shadow: '0' },
  ])
    expect(faults({ ...usualTheme, ...wrong }), JSON.stringify(wrong)).toBeDefined()
  const sheet = sheetOf(themeFile.parse({ ...usualTheme, font: "Arial, 'Liberation Sans'" }))
  expect(sheet).toContain(`:root{--font-sans:Arial, 'Liberation Sans';}`)
})
