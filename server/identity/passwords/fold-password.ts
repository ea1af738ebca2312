/**
 * A password as it is compared with others: capitals, full-width and other forms of a sign (NFKC), gaps and signs that
 * nobody sees make no difference there. What is stored is the password as it was typed.
 */
export const foldPassword = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Z}\p{C}]/gu, '')
