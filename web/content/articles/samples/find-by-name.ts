export type Product = { mpn: string; name: string }

/** Products whose name holds the text, in any case. */
export function findByName<P extends Product>(
  products: readonly P[],
  text: string,
): P[] {
  const wanted = text.trim().toLowerCase()
  return products.filter((product) =>
    product.name.toLowerCase().includes(wanted),
  )
}
