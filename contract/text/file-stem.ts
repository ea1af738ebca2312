/**
 * What a shop's files begin with: its name in small letters without accents, words between dashes. A name without any
 * such letter gives "shop".
 */
export const fileStem = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'shop'
