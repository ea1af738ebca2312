import { parentPort } from 'node:worker_threads'
import { ReadingFault } from '../../../bom/limits.ts'
import { type GivenList, readList } from '../../../bom/read-list.ts'
import type { ReadingAnswer } from './read-aside.ts'

/** Reads lists beside the server, one after the other: what ends this thread ends nothing else. */
parentPort?.on('message', (given: GivenList) => {
  const answer = (said: ReadingAnswer) => parentPort?.postMessage(said)
  readList(given).then(
    (read) => answer({ read }),
    (error: unknown) =>
      answer(error instanceof ReadingFault ? { fault: error.message } : { broken: String(error) }),
  )
})
