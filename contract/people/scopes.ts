/**
 * What a key may be allowed, each with the words by which people choose it. `for` says whose keys may have it: those that
 * act for the shop, those that act for a buyer, or both. Which calls a scope opens stands at the calls.
 */
export const scopes = {
  'catalogue:read': { for: 'both', says: 'Search parts, read them, match and read parts lists' },
  'catalogue:write': { for: 'shop', says: 'Add, change, feed and delete parts, with their prices' },
  'prices:read': { for: 'both', says: 'Work out what quantities cost' },
  'stock:read': { for: 'shop', says: 'Read how stock changed' },
  'stock:write': { for: 'shop', says: 'Book pieces in and out' },
  'orders:read': { for: 'both', says: 'Read orders and what is asked about them' },
  'orders:write': { for: 'both', says: 'Place and cancel orders, ask about them' },
  'orders:assist': {
    for: 'buyer',
    says: 'Let an assistant place orders within ceilings, which a person then pays',
  },
  'invoices:read': { for: 'both', says: 'Read invoices, receipts and packing lists' },
  'shipping:write': { for: 'shop', says: 'Release and ship orders' },
  'refunds:write': { for: 'shop', says: 'Cancel lines and give money back' },
  'lists:read': { for: 'buyer', says: 'Read the basket, lists and own part numbers' },
  'lists:write': { for: 'buyer', says: 'Change the basket, lists and own part numbers' },
  'reviews:read': { for: 'both', says: 'Read reviews' },
  'reviews:write': { for: 'both', says: 'Write reviews, or decide who sees them' },
  'events:read': { for: 'both', says: 'Follow what happens' },
  'reports:read': { for: 'shop', says: 'Read figures and the books' },
  'audit:read': { for: 'shop', says: 'Read who changed what' },
  'people:read': { for: 'shop', says: 'Read who has an account' },
  'profile:read': { for: 'both', says: 'Read the own profile' },
} as const satisfies Record<string, { for: 'shop' | 'buyer' | 'both'; says: string }>

export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]]

/** The scopes that a key of an admin, or of a buyer, may have. */
export const scopesFor = (isAdmin: boolean) =>
  scopeNames.filter((name) => ['both', isAdmin ? 'shop' : 'buyer'].includes(scopes[name].for))

/** The scopes that place orders: a key with one of them may have ceilings. */
export const orderingScopes: readonly Scope[] = ['orders:write', 'orders:assist']
