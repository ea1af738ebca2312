import { Worker } from 'node:worker_threads'
import { ReadingFault } from '../../bom/limits.ts'
import type { FileRead } from '../../bom/read/file.ts'
import type { GivenList, ListRead } from '../../bom/read-list.ts'
import { type Manner, manner } from '../../contract/words/manner.ts'
import { limitConcurrency } from '../requests/limits/concurrency.ts'

/** A file whole, as its sheets, each of at most so many rows; a text that a program marked up is one, too. */
export type GivenFile = { name: string; content: Uint8Array<ArrayBuffer> | string; most: number }
/** `manner`: what it says of what it cannot read is written so. */
export type ReadingRequest = ({ list: GivenList } | { file: GivenFile }) & { manner: Manner }
/** `broken`: it failed in a way that no list should make it fail, which is for the log. */
export type ReadingAnswer = { read: ListRead | FileRead } | { fault: string } | { broken: string }

/** No list takes longer, in milliseconds, no file with so many parts for sale, and none of them so many megabytes. */
const patience = { list: 10_000, file: 60_000 }
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48 }
/** How long a thread waits for the next list before it ends. */
const idle = 30_000

const inTurn = limitConcurrency({ atOnce: 2, weight: 2, waiting: 20 })
/** Threads that wait for a list, each with what ends it. */
const waiting: { worker: Worker; timer: NodeJS.Timeout }[] = []

function takeWorker(): Worker {
  const warm = waiting.pop()
  if (!warm) {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { resourceLimits })
    worker.unref()
    return worker
  }
  clearTimeout(warm.timer)
  return warm.worker
}

function keepWorker(worker: Worker) {
  const end = () => {
    waiting.splice(0, waiting.length, ...waiting.filter((one) => one.worker !== worker))
    void worker.terminate()
  }
  worker.once('error', end)
  waiting.push({ worker, timer: setTimeout(end, idle).unref() })
}

/**
 * Reads a list in a thread that has so much memory and time and no more; one that runs out of either is ended. At most
 * two are read at once. Throws ReadingFault, and the refusal `unavailable` when too many wait.
 */
export const readListAside = (list: GivenList) =>
  inTurn(1, () => readIn({ list })) as Promise<ListRead>

/** The sheets of a file, read in the same way. */
export const readFileAside = (file: GivenFile) =>
  inTurn(1, () => readIn({ file })) as Promise<FileRead>

async function readIn(
  given: { list: GivenList } | { file: GivenFile },
): Promise<ListRead | FileRead> {
  const worker = takeWorker()
  worker.removeAllListeners()
  worker.ref()
  let isWhole = false
  try {
    const answer = await new Promise<ReadingAnswer>((resolve, reject) => {
      const timer = setTimeout(
        () => resolve({ fault: tooLong }),
        'list' in given ? patience.list : patience.file,
      )
      const settle = (act: () => void) => {
        clearTimeout(timer)
        act()
      }
      worker.once('message', (said: ReadingAnswer) => settle(() => resolve(said)))
      worker.once('error', (error: Error & { code?: string }) =>
        settle(() =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ fault: tooLarge }) : reject(error),
        ),
      )
      worker.postMessage({ ...given, manner: manner() } satisfies ReadingRequest)
    })
    isWhole =
      'read' in answer ||
      ('fault' in answer && answer.fault !== tooLong && answer.fault !== tooLarge)
    if ('fault' in answer) throw new ReadingFault(answer.fault)
    if ('broken' in answer) throw new Error(`a list could not be read: ${answer.broken}`)
    return answer.read
  } finally {
    worker.removeAllListeners()
    worker.unref()
    if (isWhole) keepWorker(worker)
    else void worker.terminate()
  }
}

const tooLong =
  'Reading it took too long. Nothing was read: copy the list into a workbook of its own, or save it as CSV.'
const tooLarge =
  'Reading it takes too much memory. Nothing was read: copy the list into a workbook of its own, or save it as CSV.'
