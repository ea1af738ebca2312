import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive, stampOf } from './process-stamp.ts'

/**
 * Takes away the lock file of a server that was killed and stays a zombie, as it does in a container whose first process
 * reaps nobody: PostgreSQL takes it for a running server and would never start again. As PostgreSQL itself does with
 * other dead servers, waits (throws) while one of its processes is still attached to its shared memory. The file:
 * line 1 is the process, line 7 the segment's key and id (PostgreSQL's miscadmin.h).
 */
export function forgetDeadServer(folder: string): void {
  const file = path.join(folder, 'postmaster.pid')
  const lines = linesOf(file)
  const pid = Number(lines[0])
  const isZombie = pid > 0 && isAlive(pid) && stampOf(pid) === null
  if (!isZombie) return
  const segment = lines[6]?.trim().split(/\s+/)[1]
  if (segment && attached(segment) > 0)
    throw new Error('processes of the PostgreSQL that was killed are still there')
  rmSync(file, { force: true })
}

/** Whether the process in the lock file of this folder serves it. */
export function serverRuns(folder: string): boolean {
  const pid = Number(linesOf(path.join(folder, 'postmaster.pid'))[0])
  return pid > 0 && stampOf(pid) !== null
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** How many processes use a segment of shared memory (sysvipc(7): the second column is its id, the seventh the count). */
function attached(segment: string): number {
  const rows = linesOf('/proc/sysvipc/shm').map((line) => line.trim().split(/\s+/))
  return Number(rows.find((row) => row[1] === segment)?.[6] ?? 0)
}
