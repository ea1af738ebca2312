/** A header as it is compared: small letters and digits without accents. */
export const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}№]/gu, '')
