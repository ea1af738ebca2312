/** How long an IBAN of a country is. Source: SWIFT's registry of IBANs. */
const lengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 ' +
    'LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 ' +
    'SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
)

/**
 * What is left of a text by 97 when its letters are numbers, A 10 to Z 35, and its first four signs stand at its end. 1 says
 * that its check digits are right. Source: ISO 7064, MOD 97-10, as ISO 13616 and ISO 11649 have it.
 */
export function checkOf(text: string): number {
  let left = 0
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    left = (left * (value > 9 ? 100 : 10) + value) % 97
  }
  return left
}

/** Signs of a text that an account or a reference is made of, without gaps, in capitals. */
export const compact = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const isIban = (text: string) =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) &&
  lengths.get(text.slice(0, 2)) === text.length &&
  checkOf(text) === 1

/** The first IBAN of a text of several lines, without gaps; null when it has none. */
export function ibanIn(text: string): string | null {
  for (const line of text.toUpperCase().split('\n'))
    for (const { index } of line.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}/g)) {
      const signs = line.slice(index).replace(/[ .-]/g, '')
      const found = signs.slice(0, lengths.get(signs.slice(0, 2)) ?? 0)
      if (isIban(found)) return found
    }
  return null
}

/** An account in groups of four, as people read it. */
export const ibanInGroups = (iban: string) => iban.replace(/.{4}(?=.)/g, '$& ')
