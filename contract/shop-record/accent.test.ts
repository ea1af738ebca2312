import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contrast,
  enough,
  grounds,
  leastContrast,
  nearestReadable,
  shadesOf,
  usual,
} from './accent.ts'
import { colours } from './colours.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyTheme = fc.constantFrom('light' as const, 'dark' as const)

test('contrast is as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#a8541f', '#a8541f')).toBe(1)
})

test('grounds and the usual accent are those of the pages', () => {
  const tokens = readFileSync(new URL('../../web/ui/styles/tokens.css', import.meta.url), 'utf8')
  for (const [at, name] of ['ground', 'surface', 'sunken', 'raised'].entries()) {
    const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(
      tokens,
    )!
    expect(grounds.light).toContain(light)
    expect(grounds.dark).toContain(dark)
    expect(at).toBeLessThan(4)
  }
  expect(tokens).toContain(`--color-accent: light-dark(${usual.light}, ${usual.dark})`)
})

test('every colour has a nearest that can be read, in each theme, and so have its shades', () => {
  fc.assert(
    fc.property(anyColour, anyTheme, (colour, theme) => {
      const accent = nearestReadable(colour, theme)
      expect(leastContrast(accent, theme)).toBeGreaterThanOrEqual(enough)
      const { strong, tint, on } = shadesOf(accent, theme)
      expect(contrast(on, accent)).toBeGreaterThanOrEqual(enough)
      expect(contrast(on, strong)).toBeGreaterThanOrEqual(enough)
      expect(contrast(strong, tint)).toBeGreaterThanOrEqual(enough)
      expect(nearestReadable(accent, theme)).toBe(accent)
    }),
  )
})

test('a colour that can be read is taken, and another is refused with the nearest that can', () => {
  expect(colours.parse({ accent: ' #1A5FB4', darkAccent: null })).toEqual({
    accent: '#1a5fb4',
    darkAccent: null,
  })
  const { error } = colours.safeParse({ accent: '#ffcc00', darkAccent: '#202060' })
  const near = nearestReadable('#ffcc00', 'light')
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      `on light ground: its contrast is 1\\.\\d, .* nearest that can is ${near}`,
    ),
    expect.stringContaining('on dark ground'),
  ])
  expect(colours.safeParse({ accent: 'red', darkAccent: null }).error?.issues).toMatchObject([
    { message: 'A colour such as #1a5fb4' },
  ])
})
