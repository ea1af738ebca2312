type Alike = { long: string[]; short: string[]; tails: string[] }

/**
 * The beginnings of words that others may have: of "5080" 508, and 50 of its series; of a word of letters most of it. What
 * stands behind the number of a model says more than a letter does: the X3D of "7950X3D".
 */
export function alikeTo(words: string[]): Alike {
  const found: Alike = { long: [], short: [], tails: [] }
  for (const own of words) {
    found.long.push(...siblingsOf(own).map((sibling) => `'${sibling}':*AB`))
    const [, behind] = /^\d{3,}(\p{L}.+)$/u.exec(own) ?? []
    if (behind) found.tails.push(`'${behind}':AB`)
    const tail = /\p{L}{2,}(\d.*)$/u.exec(own)?.[1] ?? ''
    for (const one of new Set([own, ...(tail.length >= 3 ? [tail] : [])])) {
      const isNumber = /\d/.test(one)
      // a tail is a beginning of itself: "gtx4060" has 4060; one letter is a part of its model, as in H100
      for (
        let length = one === own ? one.length - 1 : one.length;
        length >= (isNumber ? 2 : 3);
        length -= 1
      ) {
        const beginning = one.slice(0, length)
        if (isNumber && !/\d/.test(beginning)) break
        const isLong = length >= Math.ceil(one.length * 0.6)
        if (isLong) found.long.push(`'${beginning}':*AB`)
        else if (isNumber) found.short.push(`'${beginning}':*AB`)
      }
    }
  }
  return found
}

/** The numbers of other models of its kind, one digit otherwise: of "z990" z890 and z790, of "9070" 9060. */
function siblingsOf(word: string): string[] {
  const [, letters = '', digits = ''] = /^(\p{L}{0,3})(\d{3,5})(?!\d)/u.exec(word) ?? []
  return [...digits].flatMap((own, at) =>
    [...'0123456789']
      .filter((digit) => digit !== own && (at > 0 || digit !== '0'))
      .map((digit) => letters + digits.slice(0, at) + digit + digits.slice(at + 1)),
  )
}
