import { wordsOf } from '../../../contract/parts/guess-category.ts'
import { chosenFault, type ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { plainWord } from '../import/read/category-words.ts'
import { selectImageByUrl } from '../parts/store.ts'
import { categoriesIn } from './read-categories.ts'
import type { NewCategoryRow } from './store.ts'

type Fields = Omit<ShopCategory, 'picture' | 'version'>

/**
 * A category as it is to be written. Refuses what another is called, which searches and imports would take for this one; a picture
 * that is none of the shop's, and facets that are none of its specifications.
 */
export async function writtenCategory(sql: Sql, given: Fields): Promise<NewCategoryRow> {
  const { img, ...row } = given
  const fault = chosenFault(given)
  if (fault) {
    const error = { path: fault.path.join('.'), message: fault.message }
    throw new Refusal('invalid_input', {}, { errors: [error] })
  }
  const own = new Set(calledOf(given))
  const others = (await categoriesIn(sql)).filter(({ key }) => key !== given.key)
  const taken = others.find((one) => calledOf(one).some((name) => own.has(name)))
  if (taken) throw new Refusal('category_taken', { category: taken.name })
  const image = img === '' ? null : await selectImageByUrl(sql, img)
  if (img !== '' && !image) throw new Refusal('image_not_ours')
  return { ...row, imageId: image?.id ?? null }
}

/** All that a category is called, as names are compared. */
const calledOf = (category: Pick<Fields, 'key' | 'name' | 'plural' | 'words'>) =>
  [category.key, category.name, ...wordsOf(category)].map(plainWord).filter(Boolean)

/** What of a category stands in the records of who changed what. */
export const auditedCategory = ({
  name,
  plural,
  description,
  icon,
  img,
  words,
  ...row
}: Fields) => ({
  name,
  plural,
  description,
  icon,
  img,
  words: words.join(', '),
  specs: row.specs
    .map(
      ({ key, label, unit, kind, group }) =>
        `${key}: ${label}, ${unit ?? 'no unit'}, ${kind}, ${group}`,
    )
    .join('; '),
  facets: row.facets.join(', '),
  cards: row.cards.join(', '),
})
