/** What other rooms of the server may use of this one. */
export { lookAtLines as matchBankLines } from './matching/look-at-lines.ts'
export {
  awaitsStatements,
  findLateStatements,
  tellLateStatements,
} from './statements/await-statements.ts'
export { selectEverOn as findNewestStatement } from './statements/store.ts'
