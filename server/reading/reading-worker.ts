import { parentPort } from 'node:worker_threads'
import { ReadingFault } from '../../bom/limits.ts'
import { readFile, readWords } from '../../bom/read/file.ts'
import { readList } from '../../bom/read-list.ts'
import { writeBy } from '../../contract/words/manner.ts'
import type { ReadingAnswer, ReadingRequest } from './read-aside.ts'

/** Reads lists and files beside the server, one after the other: what ends this thread ends nothing else. */
parentPort?.on('message', (given: ReadingRequest) => {
  const answer = (said: ReadingAnswer) => parentPort?.postMessage(said)
  read(given).then(
    (done) => answer({ read: done }),
    (error: unknown) =>
      answer(error instanceof ReadingFault ? { fault: error.message } : { broken: String(error) }),
  )
})

async function read(given: ReadingRequest) {
  writeBy(() => given.manner)
  if ('list' in given) return await readList(given.list)
  const { name, content, most } = given.file
  return typeof content === 'string'
    ? await readWords(name, content, most)
    : await readFile(name, content, () => {}, undefined, most)
}
