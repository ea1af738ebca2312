import shopPicture from './hero/hero-1280.webp'
import { absolute } from './origin.ts'

type Page = {
  title: string
  description: string
  /** Where the page is: its one address, without what only sorts or leafs. */
  path: string
  /** A picture of it for links elsewhere; the shop's own without one. */
  image?: string | undefined
  kind?: 'website' | 'article' | 'product'
}

/** The titles and descriptions of a public page, for search engines and for links to it elsewhere (Open Graph). */
export const pageMeta = ({ title, description, path, image, kind = 'website' }: Page) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: absolute(path) },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: kind },
  { property: 'og:url', content: absolute(path) },
  { property: 'og:site_name', content: 'Partwright' },
  { property: 'og:image', content: absolute(image ?? shopPicture) },
]
