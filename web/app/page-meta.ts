import type { MetaDescriptor } from 'react-router'
import shopPicture from './hero/hero-1280.webp'
import { absolute } from './origin.ts'
import { type Matched, type ShopConfig, shopIn } from './shop-config.ts'

type Page = {
  title: string
  description: string
  /** Where the page is: its one address, without what only sorts or leafs. */
  path: string
  /** A picture of it for links elsewhere; the shop's own without one. */
  image?: string | undefined
  kind?: 'website' | 'article' | 'product'
}

/**
 * The titles and descriptions of a public page, for search engines and for links to it elsewhere (Open Graph). The
 * shop's name is put to them by `ofShop`.
 */
export const pageMeta = ({
  title,
  description,
  path,
  image,
  kind = 'website',
}: Page): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: absolute(path) },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: kind },
  { property: 'og:url', content: absolute(path) },
  { property: 'og:image', content: absolute(image ?? shopPicture) },
]

type Named = Pick<ShopConfig['shop'], 'name' | 'card'>

const isPictureOfAll = (one: MetaDescriptor) =>
  'property' in one && one.property === 'og:image' && one.content === absolute(shopPicture)

/** What is said of a page, with the shop's name in its titles, and its own card where the page has no picture. */
export function named({ name, card }: Named, page: MetaDescriptor[]): MetaDescriptor[] {
  const end = ` · ${name}`
  return page.flatMap((one): MetaDescriptor[] => {
    if ('title' in one) return [{ title: one.title + end }]
    if (card && isPictureOfAll(one)) return [{ property: 'og:image', content: absolute(card) }]
    if (!('property' in one) || one.property !== 'og:title') return [one]
    return [
      { property: 'og:title', content: one.content + end },
      { property: 'og:site_name', content: name },
    ]
  })
}

/** The same of a page whose `meta` is made beside it. */
export const ofShop = (args: Matched, page: MetaDescriptor[]) =>
  named(shopIn(args) ?? { name: '' }, page)
