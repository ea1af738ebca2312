import { z } from 'zod'
import { enough, leastContrast, nearestReadable, type Theme } from './accent.ts'

const pattern = /^#[0-9a-f]{6}$/

/** A colour in which words can be read on every ground of a theme. */
const readable = (theme: Theme) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(pattern, 'A colour such as #1a5fb4')
    .refine((colour) => !pattern.test(colour) || leastContrast(colour, theme) >= enough, {
      error: ({ input }) => tooWeak(String(input), theme),
    })
    .nullable()

function tooWeak(colour: string, theme: Theme) {
  const has = (Math.floor(leastContrast(colour, theme) * 10) / 10).toFixed(1)
  return `Words in it cannot be read on ${theme} ground: its contrast is ${has}, and ${enough} is needed. The nearest that can is ${nearestReadable(colour, theme)}`
}

/** The colour of buttons, links and what is chosen. */
export const colours = z.object({
  accent: readable('light').describe('on light ground, such as #1a5fb4; null: the usual one'),
  darkAccent: readable('dark').describe(
    'on dark ground; null: the nearest to the other that can be read there',
  ),
})
