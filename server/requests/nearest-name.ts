/** A longer name is like none of ours. */
const longest = 60

/** The name that was most likely meant, or undefined: case, dashes and underscores aside, one sign in three may be wrong. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longest) return undefined
  const wanted = bare(name)
  const near = known
    .map((one) => ({ one, far: distance(wanted, bare(one)) }))
    // all of it changed is another name
    .filter(({ far }) => far < wanted.length)
    .filter(({ one, far }) => far <= Math.max(1, Math.floor(Math.min(name.length, one.length) / 3)))
  return near.toSorted((a, b) => a.far - b.far)[0]?.one
}

const bare = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')

/** How many signs are put in, left out, changed or swapped with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (same ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[b.length]!
}
