/** What other rooms of the server may use of this one. */
export { saveNumbersOfLines } from './own-numbers/save-numbers-of-lines.ts'
