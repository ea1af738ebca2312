/**
 * A cell of a CSV file (RFC 4180) that a spreadsheet shows as it is: one that would be taken for a formula, also in the
 * wide forms that some take for the plain ones, gets an apostrophe in front. A phone number in groups of digits is none: a plus, digits and spaces alone.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const isPhone = /^\+\d[\d ]{5,}\d$/.test(text)
  const safe = !isPhone && /^[=+\-@＝＋－＠\p{Cc}]/u.test(text) ? `'${text}` : text
  return /[",\n\r\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
