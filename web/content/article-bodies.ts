import { type ComponentType, lazy } from 'react'
import type { Article } from './articles/article.ts'

const body = (load: () => Promise<{ article: Article }>) =>
  lazy(async () => ({ default: (await load()).article.Body }))

/** The text of each article by its slug: a page brings the one that it shows. */
export const articleBodies: Record<string, ComponentType> = {
  'improve-react-performance': body(() => import('./articles/react-performance.tsx')),
  'prototypal-inheritance': body(() => import('./articles/prototypes.tsx')),
  'why-state-is-not-set-directly': body(() => import('./articles/setting-state.tsx')),
  'search-products-by-name': body(() => import('./articles/search-by-name.tsx')),
  'unit-tests': body(() => import('./articles/unit-tests.tsx')),
}
