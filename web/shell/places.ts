import { useRootConfig } from '../app/shop-config.ts'

/** Where the navigation leads. Whoever buys has a list to order by; admins have none. The shop may leave entries out. */
export function useShopPlaces(isAdmin: boolean) {
  const hidden = useRootConfig()?.shop.hidden
  return [
    { to: '/', name: 'Home' },
    { to: '/parts', name: 'Parts' },
    { to: '/builder', name: 'Builder' },
    ...(isAdmin ? [] : [{ to: '/quick-order', name: 'Quick order' }]),
    { to: '/blogs', name: 'Blogs' },
    { to: '/portfolio', name: 'My portfolio' },
  ].filter(({ to }) => !hidden?.includes(to))
}
