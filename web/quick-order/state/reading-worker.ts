import { ReadingFault } from '../../../bom/limits.ts'
import { readFile } from '../../../bom/read/file.ts'
import { writeBy } from '../../../contract/words/manner.ts'
import type { ReadingAnswer, ReadingRequest } from './read-aside.ts'

/** Reads files beside the page, which stays usable meanwhile; a file that never ends is ended with its worker. */
addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => {
  writeBy(() => data.manner)
  const answer = (said: ReadingAnswer) => postMessage(said)
  readFile(data.name, data.bytes, () => answer({ step: true }))
    .then((read) => answer({ read }))
    .catch((error: unknown) =>
      answer({
        fault:
          error instanceof ReadingFault
            ? error.message
            : 'This file cannot be read. Save it as CSV.',
      }),
    )
})
