import { useRouteLoaderData } from 'react-router'
import type { z } from 'zod'
import type { publicConfig } from '../../contract/shop.ts'

export type ShopConfig = z.output<typeof publicConfig>

/** What is public of the shop's configuration; undefined on the page that says why nothing could be loaded. */
export const useRootConfig = () =>
  (useRouteLoaderData('root') as { config: ShopConfig } | undefined)?.config

/** What is public of the shop's configuration: currency, sign-ins, what is sandboxed. */
export function useShopConfig(): ShopConfig {
  const config = useRootConfig()
  if (!config) throw new Error('not loaded')
  return config
}

/** What the shop is called; nothing on the page that says why nothing could be loaded. */
export const useShopName = () => useRootConfig()?.shop.name

/** A page's title with the shop's name, where that is known. */
export function useTitled(title: string) {
  const name = useShopName()
  return name ? `${title} · ${name}` : title
}

/** What a page's `meta` is given of the routes that are matched: the root of the pages first. */
export type Matched = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

/** What the shop says of itself, for a page's `meta`; nothing where that could not be loaded. */
export const shopIn = ({ matches: [root] }: Matched) =>
  (root?.loaderData as { config: ShopConfig } | undefined)?.config.shop
