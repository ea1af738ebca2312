/** So many bytes beyond ASCII tell enough. */
const enough = 3_000

/**
 * The words that have bytes beyond ASCII, each once, with blanks between them: what a text repeats tells nothing new. What
 * parts them is in no page a part of a sign.
 */
export function foreignWords(bytes: Uint8Array): Uint8Array {
  const known = new Set<string>()
  const words: number[] = []
  let [start, foreign, all] = [0, 0, 0]
  for (let at = 0; at <= bytes.length && all < enough; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte > 0x7f) foreign += 1
    const isLong = at - start >= 400
    if (byte >= 0x30 && byte !== 0x3b && !isLong) continue
    const word = bytes.subarray(start, isLong ? at + 1 : at)
    const key = foreign === 0 ? '' : String.fromCharCode(...word)
    if (key !== '' && !known.has(key)) {
      known.add(key)
      words.push(...word, 0x20)
      all += foreign
    }
    start = at + 1
    foreign = 0
  }
  return new Uint8Array(words)
}
