import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'

/** A category as its form has it. */
export type TypedCategory = Pick<
  ShopCategory,
  | 'key'
  | 'name'
  | 'plural'
  | 'description'
  | 'icon'
  | 'img'
  | 'words'
  | 'specs'
  | 'facets'
  | 'cards'
>
export type TypedSpec = TypedCategory['specs'][number]

export const blankCategory: TypedCategory = {
  key: '',
  name: '',
  plural: '',
  description: '',
  icon: 'part',
  img: '',
  words: [],
  specs: [],
  facets: [],
  cards: [],
}

/** What is sent of it, without what only its form or its answer has. */
export const typedOf = (from: TypedCategory): TypedCategory => {
  const { key, name, plural, description, icon, img, words, specs, facets, cards } = from
  return { key, name, plural, description, icon, img, words, specs, facets, cards }
}

/** "Output power", "W" → outputPowerW: how files and programs call a specification. */
export function keyOf(label: string, unit: string | null): string {
  const words = `${label} ${unit ?? ''}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const [first = '', ...rest] = words
  return (
    first.charAt(0).toLowerCase() +
    first.slice(1) +
    rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  )
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 60)
}
