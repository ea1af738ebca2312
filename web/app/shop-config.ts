import { useRouteLoaderData } from 'react-router'
import type { z } from 'zod'
import type { publicConfig } from '../../contract/shop.ts'
import { minutesInWords } from './minutes-in-words.ts'

export type ShopConfig = z.output<typeof publicConfig>

/** What is public of the shop's configuration: currency, sign-ins, what is sandboxed. */
export function useShopConfig(): ShopConfig {
  const data = useRouteLoaderData('root') as { config: ShopConfig } | undefined
  if (!data) throw new Error('the root of the pages was not loaded')
  return data.config
}

/** For how long the stock of an unpaid order is held: "3 days". */
export const useHold = () => minutesInWords(useShopConfig().holdMinutes)
