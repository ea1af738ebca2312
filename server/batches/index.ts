/** What other rooms of the server may use of this one. */
export { runBatch, sweepBatches } from './run-batch.ts'
