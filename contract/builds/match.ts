/** Whether each of some things gets a place of its own: a matching by augmenting paths (Kuhn, 1955). */
export function allPlaced<T, P>(
  things: readonly T[],
  places: readonly P[],
  fits: (thing: T, place: P) => boolean,
): boolean {
  if (things.length > places.length) return false
  const owner = new Map<number, number>()
  const put = (thing: number, seen: Set<number>): boolean =>
    places.some((place, at) => {
      if (seen.has(at) || !fits(things[thing]!, place)) return false
      seen.add(at)
      const other = owner.get(at)
      if (other !== undefined && !put(other, seen)) return false
      owner.set(at, thing)
      return true
    })
  return things.every((_, thing) => put(thing, new Set()))
}
