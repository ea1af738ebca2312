/** What other rooms of the server may use of this one. */
export { takeFromBasket } from './take-from-basket.ts'
