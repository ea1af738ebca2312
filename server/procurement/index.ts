/** What other rooms of the server may use of this one. */
export { keepOwnNumbers } from './own-numbers/keep-own-numbers.ts'
