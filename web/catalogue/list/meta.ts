import type { MetaDescriptor } from 'react-router'
import { categoryName } from '../../../contract/parts/categories.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { absolute } from '../../app/origin.ts'
import { pageMeta } from '../../app/page-meta.ts'
import { pluralsOf } from '../../trade/parts/category-words.ts'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { addressOf, cleared, type PartsState } from './address.ts'

/** What the list of all parts is, where each category says what its own is. */
const generalOf = (categories: readonly ShopCategory[]) => {
  const names = pluralsOf(categories)
  return `${names === '' ? 'Parts' : names.charAt(0).toUpperCase() + names.slice(1)} in bulk: prices for one piece, live stock, minimum quantities and full specifications.`
}

function descriptionOf(categories: readonly ShopCategory[], key: string | null): string {
  const one = categories.find((category) => category.key === key)
  if (!one) return generalOf(categories)
  return (
    one.description || `${one.name} in bulk: live stock, minimum quantities and specifications.`
  )
}

/** Title, description and structured data of the catalogue. Sorting, view and filters are no page of their own. */
export function partsMeta(
  parts: ListedPart[],
  state: PartsState,
  categories: readonly ShopCategory[],
): MetaDescriptor[] {
  const name = state.category ? categoryName(categories, state.category) : 'All parts'
  const title = state.q ? `“${state.q}”` : name
  const description = descriptionOf(categories, state.category)
  const plain: PartsState = { ...cleared(state), category: state.category, page: state.page }
  const path = addressOf({ ...plain, q: '', sort: 'newest', view: 'grid' })
  return [
    ...pageMeta({ title, description, path, image: parts[0]?.img }),
    ...(state.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: state.q || name,
        numberOfItems: parts.length,
        itemListElement: parts.map((part, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: part.name,
          url: absolute(`/parts/${part._id}`),
        })),
      },
    },
  ]
}
