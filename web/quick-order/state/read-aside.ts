import { limits, ReadingFault } from '../../../bom/limits.ts'
import type { ListedFile } from '../../../bom/listed-sheets.ts'
import { type Manner, manner } from '../../../contract/words/manner.ts'

/** `manner`: what it says of what it cannot read is written so. */
export type ReadingRequest = { name: string; bytes: Uint8Array<ArrayBuffer>; manner: Manner }
/** `step`: it goes on; what else is said is the last word. */
export type ReadingAnswer = { step: true } | { read: ListedFile } | { fault: string }

/** What goes on for so long without a step is no parts list, in milliseconds. */
const patience = 60_000

/** A worker that waits for the next bytes, with its program loaded by then. */
let waiting: Worker | null = null

function newWorker(): Worker {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  // nobody may wait for one that could not be loaded
  worker.onerror = () => {
    if (waiting === worker) waiting = null
  }
  return worker
}

/** Has a worker wait for bytes to come; what is answered lets it go again. */
export function awaitBytes(): () => void {
  waiting ??= newWorker()
  return () => {
    waiting?.terminate()
    waiting = null
  }
}

/** Reads bytes in a worker of their own, which ends with it or by `stop`. Throws ReadingFault. */
export async function readAside(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  stop: AbortSignal,
): Promise<ListedFile> {
  if (bytes.length > limits.bytes)
    throw new ReadingFault(`It is larger than ${limits.bytes / 1_000_000} MB. Nothing was read.`)
  const worker = waiting ?? newWorker()
  waiting = null
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ListedFile>((resolve, reject) => {
      const fail = (why: string) => reject(new ReadingFault(why))
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(
          () => fail('Reading it took too long. Nothing was read: save it as CSV and try again.'),
          patience,
        )
      }
      wait()
      stop.addEventListener('abort', () => fail('Reading was stopped. Nothing was read.'))
      worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
        if ('step' in data) wait()
        else if ('fault' in data) fail(data.fault)
        else resolve(data.read)
      }
      worker.onerror = () => fail('This browser could not read it. Paste the rows instead.')
      worker.postMessage({ name, bytes, manner: manner() } satisfies ReadingRequest, [bytes.buffer])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
