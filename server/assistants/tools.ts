import type { Tool } from './tool.ts'
import { addToBasket, changeBasketLine, getBasket, removeFromBasket } from './tools/basket.ts'
import { checkStock, getPart, searchParts } from './tools/finding.ts'
import { getOrder, listOrders, placeOrder } from './tools/orders.ts'
import { checkBuild, findSubstitutes, getPrices, readList } from './tools/working-out.ts'

/** What assistants may use, in the order of a purchase. */
export const tools: readonly Tool[] = [
  searchParts,
  getPart,
  checkStock,
  getPrices,
  readList,
  findSubstitutes,
  checkBuild,
  getBasket,
  addToBasket,
  changeBasketLine,
  removeFromBasket,
  placeOrder,
  getOrder,
  listOrders,
]
