import { minutesInWords } from '../../contract/text/minutes-in-words.ts'
import { useShopConfig } from './shop-config.ts'

/** For how long the stock of an unpaid order is held: "3 days". */
export const useHold = () => minutesInWords(useShopConfig().holdMinutes)
