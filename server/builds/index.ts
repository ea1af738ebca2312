/** What other rooms of the server may use of this one. */
export { listSubstitutes } from './list-substitutes.ts'
