import { besideTax } from '../../../contract/tax/beside-words.ts'
import { useShopConfig } from '../../app/shop-config.ts'

const unsaid = { with: '', without: '' }

/**
 * What is said beside an amount, a space before it; nothing in a shop that charges no taxes, where none could be in it. The one
 * place that decides so. `isTaxed`: it is of an order that bears taxes, whatever the shop charges today.
 */
export function useTaxWords(isTaxed = false): { with: string; without: string } {
  const { taxed } = useShopConfig()
  return taxed || isTaxed ? besideTax : unsaid
}
