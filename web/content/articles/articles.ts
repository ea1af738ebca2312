import type { Article } from './article.ts'
import { article as prototypes } from './prototypes.tsx'
import { article as reactPerformance } from './react-performance.tsx'
import { article as searchByName } from './search-by-name.tsx'
import { article as settingState } from './setting-state.tsx'
import { article as unitTests } from './unit-tests.tsx'

/** The articles of /blogs in the order of the specification's five questions. */
export const articles: readonly Article[] = [
  reactPerformance,
  prototypes,
  settingState,
  searchByName,
  unitTests,
]

/** The article with this slug, or undefined. */
export const findArticle = (slug: string) => articles.find((article) => article.slug === slug)
