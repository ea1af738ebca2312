/** A text cut by a pattern that has one group: what the group matched, and what stands between, each with its place. */
export function segmentsOf(text: string, pattern: RegExp) {
  let end = 0
  return text.split(pattern).map((segment, count) => {
    const at = end
    end += segment.length
    return { at, segment, isMatch: count % 2 === 1 }
  })
}
