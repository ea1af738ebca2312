/**
 * A manufacturer's part number as the shop compares it: capitals, and nothing but letters and digits of ASCII. The
 * database makes the same of `part.sku`, see 0002-catalogue.sql.
 */
export const skuKey = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** A buyer's own number as it is compared: like a part number, with the letters and digits of any script. */
export const ownNumberKey = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The shop's number of a part as people see it: P-100001. */
export const partNumberOf = (number: number) => `P-${number}`

/** The number in what may be one of ours, however it is spaced; null when it is none. */
export function readPartNumber(text: string): number | null {
  const [, digits] = /^P(\d{6,15})$/.exec(skuKey(text)) ?? []
  return digits === undefined ? null : Number(digits)
}
