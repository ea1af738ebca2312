import { ReadingFault } from '../../../bom/limits.ts'
import { listed } from '../../../bom/listed-sheets.ts'
import { readFile } from '../../../bom/read/file.ts'
import { writeBy } from '../../../contract/words/manner.ts'
import type { ReadingAnswer, ReadingRequest } from './read-aside.ts'

/** Reads files and guesses their columns beside the page, which stays usable meanwhile; a file that never ends is ended with its worker. */
addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => {
  writeBy(() => data.manner)
  const answer = (said: ReadingAnswer) => postMessage(said)
  readFile(data.name, data.bytes, () => answer({ step: true }))
    .then((read) => answer({ read: listed(nameOf(data.name), read) }))
    .catch((error: unknown) =>
      answer({
        fault:
          error instanceof ReadingFault
            ? error.message
            : 'This file cannot be read. Save it as CSV.',
      }),
    )
})

/** A file's name as the name of a list. */
const nameOf = (file: string) => file.replace(/\.[a-z0-9]{2,4}$/i, '').slice(0, 80)

/** Browsers compile a pattern when it is first asked, and there are hundreds: they are, before a list is given. */
const first = new TextEncoder().encode('Pos;Part number;Description;Quantity\n1;AB-1200;16 GB;20\n')
void readFile('', first).then((read) => listed('', read))
