import { articles } from '../content/articles/articles.ts'

/** Where everybody finds something to read, parts and policies apart: what the map of the site begins with. Paths, most wanted first. */
export const addresses = (categories: readonly string[]): string[] => [
  '/',
  '/parts',
  ...categories.map((one) => `/parts?category=${one}`),
  '/blogs',
  ...articles.map(({ slug }) => `/blogs/${slug}`),
  '/quick-order',
  '/builder',
  '/portfolio',
]
