/** What a number under a scheme (ISO 6523, code list EAS) looks like, and the rule of Peppol that asks for it. */
type Form = { rule: string; fits: (id: string) => boolean; says: string }

const weighed = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

/** The check digit of GS1: from the right, every other digit counts three times. */
const isGln = (id: string) => {
  if (!/^\d{13}$/.test(id)) return false
  const digits = Array.from(id, Number).reverse()
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 1 ? 3 : 1), 0) % 10 === 0
}

const isNorwegian = (id: string) =>
  /^\d{9}$/.test(id) &&
  (11 - (weighed(id, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(id[8]) &&
  Number(id) > 0

const isBelgian = (id: string) =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8))

/** By the algorithm of Luhn. */
const isLuhn = (id: string) =>
  Array.from(id, Number)
    .reverse()
    .map((digit, at) => (at % 2 === 1 ? digit * 2 : digit))
    .reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) %
    10 ===
  0
const isSwedish = (id: string) => /^\d{10}$/.test(id) && isLuhn(id)

const isAustralian = (id: string) =>
  /^[1-9]\d{10}$/.test(id) &&
  weighed(`${Number(id[0]) - 1}${id.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0

const isItalianTax = (id: string) =>
  /^\d{11}$/.test(id) || /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z0-9]{3}\d[A-Z]$/i.test(id)
const isItalianVat = (id: string) =>
  !/^IT/i.test(id) || (/^IT\d{11}$/i.test(id) && isLuhn(id.slice(2)))

/** Source: the rules PEPPOL-COMMON-R040 to R057 of Peppol BIS Billing 3. */
const forms: Record<string, Form> = {
  '0088': { rule: 'PEPPOL-COMMON-R040', fits: isGln, says: 'a GLN with its check digit' },
  '0192': {
    rule: 'PEPPOL-COMMON-R041',
    fits: isNorwegian,
    says: 'nine digits of Norway’s register',
  },
  '0184': {
    rule: 'PEPPOL-COMMON-R042',
    fits: (id) => /^DK\d{8}$/.test(id),
    says: 'DK and the eight digits of the CVR number',
  },
  '0096': {
    rule: 'PEPPOL-COMMON-R052',
    fits: (id) => /^\d{10}$/.test(id),
    says: 'the ten digits of the P number',
  },
  '0198': {
    rule: 'PEPPOL-COMMON-R053',
    fits: (id) => /^DK\d{8}$/.test(id),
    says: 'DK and the eight digits of the SE number',
  },
  '0208': { rule: 'PEPPOL-COMMON-R043', fits: isBelgian, says: 'ten digits of Belgium’s register' },
  '0201': {
    rule: 'PEPPOL-COMMON-R044',
    fits: (id) => /^[A-Z0-9]{6}$/i.test(id),
    says: 'six letters or digits of the IPA',
  },
  '0210': { rule: 'PEPPOL-COMMON-R045', fits: isItalianTax, says: 'an Italian tax code' },
  '0211': { rule: 'PEPPOL-COMMON-R047', fits: isItalianVat, says: 'IT and eleven digits' },
  '0007': { rule: 'PEPPOL-COMMON-R049', fits: isSwedish, says: 'ten digits of Sweden’s register' },
  '0151': { rule: 'PEPPOL-COMMON-R050', fits: isAustralian, says: 'eleven digits of the ABN' },
  '0106': {
    rule: 'PEPPOL-COMMON-R054',
    fits: (id) => /^\d{8}$/.test(id),
    says: 'the eight digits of the KVK number',
  },
  '0190': {
    rule: 'PEPPOL-COMMON-R055',
    fits: (id) => /^\d{20}$/.test(id),
    says: 'the twenty digits of the OIN',
  },
  '9944': {
    rule: 'PEPPOL-COMMON-R056-1',
    fits: (id) => /^NL\d{9}B\d{2}$/.test(id),
    says: 'NL, nine digits, B and two digits',
  },
}

export const idRules: readonly string[] = Object.values(forms).map(({ rule }) => rule)

/** The form that an id of a scheme does not have; null where it has it, or the scheme asks for none. */
export function brokenForm(scheme: string, id: string): Pick<Form, 'rule' | 'says'> | null {
  const form = forms[scheme]
  return !form || form.fits(id) ? null : form
}
