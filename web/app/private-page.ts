import { type Matched, shopIn } from './shop-config.ts'

/** The title of a page that is somebody's own, and none of a search engine. */
export const privatePage = (title: string) => (args: Matched) => [
  { title: `${title} · ${shopIn(args)?.name}` },
  { name: 'robots', content: 'noindex' },
]
