import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runsStill, stampOf } from './process-stamp.ts'

const patienceMs = 120_000

/**
 * Lets one process at a time start on a DATA_DIR: the second finds what the first has made. Answers how to let the
 * next one in. The lock of a process that is gone is taken over.
 */
export async function lockStart(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'starting')
  const until = Date.now() + patienceMs
  while (!take(file)) {
    if (Date.now() > until) throw new Error(`another start on ${dataDir} does not end: see ${file}`)
    await setTimeout(50)
  }
  return () => rmSync(file, { force: true })
}

function take(file: string): boolean {
  try {
    writeFileSync(file, stampOf(process.pid)!, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = readHolder(file)
    // empty: its holder is just writing it
    if (holder && !runsStill(holder)) rmSync(file, { force: true })
    return false
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
