/** What other rooms of the server may use of this one. */
export { pruneEvents } from './events/prune-events.ts'
