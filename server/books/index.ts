/** What other rooms of the server may use of this one. */
export { checkDaily } from './check-daily.ts'
