import { segmentsOf as wordsOf } from '../understanding/plain.ts'

const most = 4

/**
 * Searches that go on from what was typed, out of the names that it finds: the last word to its end, and the word that
 * follows it there. The most frequent first; "amd ryz" → "amd ryzen", "amd ryzen 9".
 */
export function completeQuery(q: string, names: string[]): string[] {
  const typed = wordsOf(q)
  const last = typed.at(-1)
  if (last === undefined) return []
  const before = typed.slice(0, -1)
  const counts = new Map<string, number>()
  for (const name of names)
    for (const ending of endingsOf(wordsOf(name), last, before))
      counts.set(ending, (counts.get(ending) ?? 0) + 1)
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))
    .map(([ending]) => [...before, ending].join(' '))
    .filter((query) => query !== typed.join(' '))
    .slice(0, most)
}

/** Each counts once of a name, however often it stands there. */
function endingsOf(words: string[], last: string, before: string[]): Set<string> {
  const endings = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (!word.startsWith(last) || before.includes(word)) continue
    endings.add(word)
    const next = words[at + 1]
    if (next !== undefined && !before.includes(next)) endings.add(`${word} ${next}`)
  }
  return endings
}
