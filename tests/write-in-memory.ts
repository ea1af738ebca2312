import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const folder = '/dev/shm'
const gigabyte = 2 ** 30

/**
 * What tests write is thrown away, so it goes to the system's disk in memory where that has room to spare: a shop opened
 * and closed takes half of the time there, most of which PostgreSQL and the sandbox had waited for files. What
 * is left, such as a browser's profile, goes with the run. A TMPDIR that is given stays.
 */
export function writeInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  const own = mkdtempSync(path.join(folder, 'partwright-run-'))
  // PostgreSQL may be another user's
  chmodSync(own, 0o755)
  process.env.TMPDIR = own
  process.on('exit', () => rmSync(own, { recursive: true, force: true, maxRetries: 5 }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return (
      bavail * bsize > 4 * gigabyte && process.availableMemory() > 8 * gigabyte && runsPrograms()
    )
  } catch {
    // no such folder
    return false
  }
}

/** Containers often forbid it, and a release is tried where tests write. */
function runsPrograms(): boolean {
  const mount = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === folder)
  return mount !== undefined && !mount.split(' ')[3]!.split(',').includes('noexec')
}
