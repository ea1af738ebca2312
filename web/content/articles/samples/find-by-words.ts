import type { Product } from './find-by-name.ts'

/** Lower case, without accents, "DDR5-5600" as "ddr5 5600". */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Folds every name once; the answer finds by all words typed. */
export function openSearch<P extends Product>(products: readonly P[]) {
  const folded = products.map((product) => ({
    product,
    text: ` ${fold(product.name)} ${fold(product.mpn)}`,
  }))
  return (typed: string): P[] => {
    const words = fold(typed).split(' ').filter(Boolean)
    return folded
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ product }) => product)
  }
}
