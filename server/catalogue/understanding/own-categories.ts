import { wordsOf } from '../../../contract/parts/guess-category.ts'
import { isKnownCategory } from '../../../contract/parts/known-categories.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { specificationOf } from '../../../contract/parts/specifications.ts'
import { Phrases, type Sense } from './lexicon.ts'
import { fact } from './query.ts'
import { categoryWords } from './vocabulary/categories.ts'
import type { Unit } from './vocabulary/units.ts'

/** What a shop's categories add to the words of the trade. */
export type OwnCategories = {
  phrases: Phrases<Sense>
  /** A unit with what it states of a category of the shop's own: the first specification in that unit. */
  fitted: (unit: Unit, category: string) => Unit
}

export const noOwnCategories: OwnCategories = { phrases: new Phrases(), fitted: (unit) => unit }

const made = new WeakMap<readonly ShopCategory[], OwnCategories>()

/** What these categories add, made once for each state of them. */
export function ownCategories(categories: readonly ShopCategory[]): OwnCategories {
  const known = made.get(categories) ?? make(categories)
  made.set(categories, known)
  return known
}

function make(categories: readonly ShopCategory[]): OwnCategories {
  const phrases = new Phrases<Sense>()
  for (const one of categories)
    phrases.add(isKnownCategory(one.key) ? one.words : wordsOf(one), {
      kind: 'category',
      category: one.key,
      of: null,
      as: saidAs(one),
    })
  for (const { key, specs } of categories) if (!isKnownCategory(key)) addFlags(phrases, specs)
  return {
    phrases,
    fitted: (unit, category) => {
      if (isKnownCategory(category)) return unit
      const specs = categories.find(({ key }) => key === category)?.specs ?? []
      const own = specs.find((one) => one.unit !== null && isIn(unit, one.unit))
      return own ? { ...unit, keys: { ...unit.keys, [category]: own.key } } : unit
    },
  }
}

/** How a page says that its parts are meant. */
export const saidAs = ({ key, name, plural }: Pick<ShopCategory, 'key' | 'name' | 'plural'>) =>
  plural || (isKnownCategory(key) ? categoryWords[key].as : name.toLowerCase())

/** What is yes or no of a part is asked for by its label: "modular". */
function addFlags(phrases: Phrases<Sense>, specs: ShopCategory['specs']) {
  for (const { key, label, kind } of specs) {
    if (kind !== 'flag') continue
    const flag = {
      as: label.toLowerCase(),
      without: `not ${label.toLowerCase()}`,
      phrases: [label],
      yes: fact(key, true),
      non: fact(key, false),
    }
    phrases.add([label], { kind: 'flag', flag, isYes: true })
  }
}

/** Whether a specification's unit is the one in which this unit's quantities are stored. */
function isIn(unit: Unit, own: string): boolean {
  const [stored] = Object.values(unit.keys)
  const base = stored === undefined ? null : specificationOf(stored).unit
  const said = own.toLowerCase()
  return base?.toLowerCase() === said || (!unit.times && unit.phrases.includes(said))
}
