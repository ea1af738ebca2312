const listeners = new Set<() => void>()

/** Something that taxes of prices go by was changed in this window. */
export function tellTaxesChanged() {
  for (const listener of listeners) listener()
}

/** Has `listener` called when that happens; answers how it is called no more. */
export function onTaxesChanged(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
