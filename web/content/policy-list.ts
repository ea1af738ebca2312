/** The policies that the footer links to; their text is in policies.tsx, which pages that only link do not load. */
export const policies = [
  { slug: 'privacy', title: 'Privacy' },
  { slug: 'terms', title: 'Terms of sale' },
  { slug: 'shipping', title: 'Shipping' },
  { slug: 'returns', title: 'Returns and warranty' },
  { slug: 'cookies', title: 'Cookies' },
] as const
