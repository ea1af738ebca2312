/** A header as it is compared: small letters and digits without accents. Most are of ASCII, which has none. */
export const plain = (header: string) =>
  /^[\x20-\x7e]*$/.test(header)
    ? header.toLowerCase().replace(/[^a-z0-9]/g, '')
    : plainOfAny(header)

const plainOfAny = (header: string) =>
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
