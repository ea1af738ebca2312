/** A decimal of XML in millionths, exactly; null where it is none, or has more decimals than rules ask about. */
export function micro(text: string): bigint | null {
  const found = /^([+-]?)(\d+)(?:\.(\d{0,6}))?$/.exec(text)
  if (!found) return null
  const [, sign, whole, fraction = ''] = found
  const value = BigInt(whole! + fraction.padEnd(6, '0'))
  return sign === '-' ? -value : value
}

const million = 1_000_000n

/** a × b, of millionths. */
export const times = (a: bigint, b: bigint) => (a * b) / million

export const absolute = (value: bigint) => (value < 0n ? -value : value)

/** The sum of amounts; null where one is none. */
export function sumOf(texts: string[]): bigint | null {
  let sum = 0n
  for (const text of texts) {
    const value = micro(text)
    if (value === null) return null
    sum += value
  }
  return sum
}

/** Whether two amounts are there and the same. */
export const isSame = (a: bigint | null, b: bigint | null) => a !== null && b !== null && a === b

/** Whether a text has at most two decimals: BR-DEC. */
export const hasTwoDecimals = (text: string) => !/\.\d{3,}/.test(text)
