import { type ComponentType, lazy } from 'react'
import type { Article } from './articles/article.ts'
import { findArticle } from './articles/articles.ts'

const later = (load: () => Promise<{ article: Article }>) =>
  lazy(async () => ({ default: (await load()).article.Body }))

const bodies: Record<string, ComponentType> = {
  'improve-react-performance': later(() => import('./articles/react-performance.tsx')),
  'prototypal-inheritance': later(() => import('./articles/prototypes.tsx')),
  'why-state-is-not-set-directly': later(() => import('./articles/setting-state.tsx')),
  'search-products-by-name': later(() => import('./articles/search-by-name.tsx')),
  'unit-tests': later(() => import('./articles/unit-tests.tsx')),
}

/**
 * The text of an article. A browser brings the one that it shows; the server has them all, and draws it in its place,
 * where it can be read before any script has run.
 */
export const articleBody = (slug: string): ComponentType =>
  (import.meta.env.SSR ? findArticle(slug)?.Body : bodies[slug])!
