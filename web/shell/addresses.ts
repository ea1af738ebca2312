import { suppliedArticles } from '../../contract/shop-record/articles.ts'

/** Where everybody finds something to read, parts and policies apart: what the map of the site begins with. Paths, most wanted first. */
export const addresses = (categories: readonly string[], supplied: boolean): string[] => [
  '/',
  '/parts',
  ...categories.map((one) => `/parts?category=${one}`),
  '/blogs',
  ...(supplied ? suppliedArticles.map((slug) => `/blogs/${slug}`) : []),
  '/quick-order',
  '/builder',
  '/portfolio',
]
