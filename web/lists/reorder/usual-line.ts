import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import type { Addable } from '../use-to-basket.ts'

/** The usual quantity of a part as a line, raised to what can be ordered today. */
export const usualLine = (bought: PurchasedPart): Addable => ({
  partsId: bought.partsId,
  partsName: bought.partsName,
  quantity: bought.todayQuantity ?? bought.usualQuantity,
  ownNumber: bought.ownNumbers[0] ?? '',
  part: bought.part,
})
