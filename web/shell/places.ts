/** Where the navigation leads. Whoever buys has a list to order by; admins have none. */
export const shopPlaces = (isAdmin: boolean) => [
  { to: '/', name: 'Home' },
  { to: '/parts', name: 'Parts' },
  { to: '/builder', name: 'Builder' },
  ...(isAdmin ? [] : [{ to: '/quick-order', name: 'Quick order' }]),
  { to: '/blogs', name: 'Blogs' },
  { to: '/portfolio', name: 'My portfolio' },
]
