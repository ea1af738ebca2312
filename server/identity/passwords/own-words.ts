import { foldPassword } from './fold-password.ts'

/** Words that come to mind at this shop: for a password they count for nothing. Listed in docs/accounts.md. */
export const ownWords: readonly string[] = [
  ...['partwright', 'storefront', 'backoffice', 'computerparts', 'computerpart', 'hardware'],
  ...['administrator', 'admin', 'buyer', 'customer', 'purchasing', 'procurement'],
]

/** What must be left of a password without such words. */
const leastBeside = 8

/**
 * Whether a password is little more than words that anybody tries first: ours, the shop's host, and the person's own
 * name and e-mail. Digits and signs that stand for letters are read as these.
 */
export function isMadeOfKnownWords(password: string, ofPerson: readonly string[]): boolean {
  const known = [...ownWords, ...ofPerson.flatMap(wordsIn)]
  const whole = fold(password)
  const left = known
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), whole)
  return left.length < whole.length && left.length < leastBeside
}

/** The words of a name, an e-mail or a host that are long enough to be one. */
const wordsIn = (text: string) =>
  [text, ...text.split(/[\s@._+-]+/)].map(fold).filter((word) => word.length >= 4)

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const fold = (text: string) =>
  foldPassword(text)
    .replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '')
