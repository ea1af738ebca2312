/** What other rooms of the server may use of this one. */
export { tellKnownFacts } from './tell-asker.ts'
