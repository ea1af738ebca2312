/** What other rooms of the server may use of this one. */
export { lookAtLines as matchBankLines } from './matching/look-at-lines.ts'
