import { useShopConfig } from './shop-config.ts'

/** The shop's time zone for people: "UTC", "Europe/Berlin time", "America/New York time". */
export function useZoneWords() {
  const { timeZone } = useShopConfig()
  return timeZone === 'UTC' ? timeZone : `${timeZone.replaceAll('_', ' ')} time`
}
