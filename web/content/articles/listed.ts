import type { Answered } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { articles } from './articles.ts'

/** Every article in the order of the list, without texts: the shop's own, and below them those that come with the program. */
export const listed = ({ articles: own, supplied }: Answered<Calls['listArticles']>) => [
  ...own,
  ...(supplied ? articles : []).map(({ Body: _, ...article }) => article),
]
