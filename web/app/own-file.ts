let begin = 'shop'

/** Remembers what the shop's files begin with. A browser shows one shop, so that it is the same for all its pages. */
export function rememberShop(files: string) {
  begin = files
}

/** What a file that the shop gives out is called: the shop's name first. For pages of those who are signed in. */
export const ownFile = (name: string) => `${begin}-${name}`
