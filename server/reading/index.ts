/** What other rooms of the server may use of this one. */
export { readFileAside, readListAside } from './read-aside.ts'
