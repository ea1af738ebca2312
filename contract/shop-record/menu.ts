import { z } from 'zod'

const shown = z.boolean('Say true or false')

/** Which entries of the shop's menu there are beside Home and Parts. What is left out stands on no map of the site either. */
export const menu = z.object({
  builder: shown,
  quickOrder: shown,
  blogs: shown.describe('false: its pages are not found'),
  portfolio: shown.describe('false: its page is not found'),
})
export type Menu = z.output<typeof menu>

/** Where each entry leads. */
export const placeOf = {
  builder: '/builder',
  quickOrder: '/quick-order',
  blogs: '/blogs',
  portfolio: '/portfolio',
} as const satisfies Record<keyof Menu, string>

/** The places that no menu leads to. */
export const hiddenPlaces = (of: Menu): string[] =>
  Object.entries(placeOf).flatMap(([entry, place]) => (of[entry as keyof Menu] ? [] : [place]))
