import { knownCategories } from '../../contract/parts/known-categories.ts'
import type { DemoPart } from './demo-part.ts'
import { demoParts } from './demo-parts.ts'

/** Every picture that is drawn, by the name it is kept under: the demo's parts, and one for each category. */
export function drawn(): [name: string, part: DemoPart][] {
  const parts = demoParts()
  const ofCategory = knownCategories.map((category): [string, DemoPart] => {
    const model = parts.find((part) => part.category === category)!
    const label = category.toUpperCase()
    const plain = { ...model, mpn: label, picture: { ...model.picture, label } } as DemoPart
    return [`category-${category}`, plain]
  })
  return [...parts.map((part): [string, DemoPart] => [part.mpn, part]), ...ofCategory]
}
