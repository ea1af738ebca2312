/** How often each column name occurs in the files of an import. */
export function countInObject(names: string[]) {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

export function countInMap(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const names = ['mpn', 'price', 'constructor']
export const wrong = countInObject(names).constructor
// 'function Object() { [native code] }1'
export const right = countInMap(names).get('constructor') // 1
