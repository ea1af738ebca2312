/**
 * A place of a board. `filled`: a part is in it; `free`; `unsure`: a part is there, and whether the place is there is not
 * recorded; `open`: whether this place is there is not recorded; `over`: a part that has no place; `dead`: a place that does
 * nothing in this build.
 */
export type Place = {
  /** Its place among its own. */
  at: number
  state: 'filled' | 'free' | 'unsure' | 'open' | 'over' | 'dead'
}

/** So many places are drawn one by one. */
export const mostDrawn = 24

/** How many places there are at least, and at most; null: not recorded. */
export type Room = { sure: number; possible: number | null }

/** Each place of a board with so many parts in them, and the parts that are too many. */
export function placesOf(used: number, { sure, possible }: Room): Place[] {
  const most = possible ?? Math.max(used, 1)
  const count = Math.min(mostDrawn, Math.max(used, most))
  return Array.from({ length: count }, (_, at): Place => {
    if (at < used) return { at, state: at < sure ? 'filled' : at < most ? 'unsure' : 'over' }
    return { at, state: at < sure ? 'free' : 'open' }
  })
}

/** Without a board: the parts that are chosen, and places as most boards have them. */
export const sketched = (used: number, usual: number): Place[] =>
  Array.from({ length: Math.min(mostDrawn, Math.max(used, usual)) }, (_, at) => ({
    at,
    state: at < used ? 'filled' : 'open',
  }))

/** "2 of 4 filled"; "6 for 4" where that is too much; "3 in 2–4" where it is not recorded how many there are. */
export function placesInWords(places: readonly Place[]): string {
  const count = (...states: Place['state'][]) =>
    places.filter(({ state }) => states.includes(state)).length
  const used = count('filled', 'unsure', 'over')
  const there = count('filled', 'free', 'dead')
  const possible = there + count('unsure', 'open')
  if (there === 0 && possible > 0) return used > 0 ? `${used} · not recorded` : 'not recorded'
  if (possible === 0) return used > 0 ? `${used} for none` : 'none'
  const dead = count('dead') > 0 ? `, ${count('dead')} dead` : ''
  if (count('over') > 0) return `${used} for ${there}${dead}`
  if (possible > there) return `${used} in ${there}–${possible}`
  return `${used} of ${there} filled${dead}`
}
