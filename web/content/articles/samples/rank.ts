import type { Product } from './find-by-name.ts'
import { fold } from './find-by-words.ts'

const inNameOrder = new Intl.Collator('en', { numeric: true })

/** The best first: part number, start of name, start of a word. */
export function rank<P extends Product>(found: P[], typed: string) {
  const wanted = fold(typed)
  const grade = ({ mpn, name }: P) => {
    if (fold(mpn) === wanted) return 0
    if (fold(name).startsWith(wanted)) return 1
    return ` ${fold(name)}`.includes(` ${wanted}`) ? 2 : 3
  }
  return found
    .map((product) => ({ product, grade: grade(product) }))
    .sort(
      (a, b) =>
        a.grade - b.grade ||
        inNameOrder.compare(a.product.name, b.product.name),
    )
    .map(({ product }) => product)
}
