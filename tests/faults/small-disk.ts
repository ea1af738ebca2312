import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A folder that is a file system of its own. */
export type SmallDisk = {
  /** Takes all the room that is left. */
  fill: () => Promise<void>
  /** Gives it back. */
  free: () => Promise<void>
  unmount: () => Promise<void>
}

/** A run that this machine does not allow: it is said, not counted as held. */
export class CannotRun extends Error {}

/** Mounts a file system in memory of so many megabytes over the folder, with what is in it. Nothing may use it meanwhile. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const before = `${folder}.before`
  const there = existsSync(folder)
  if (there) await rename(folder, before)
  await mkdir(folder)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'partwright-small', folder])
  } catch (error) {
    await rm(folder, { recursive: true })
    if (there) await rename(before, folder)
    throw new CannotRun('no file system may be mounted here: it takes root on Linux', {
      cause: error,
    })
  }
  if (there) await run('cp', ['-a', `${before}/.`, folder])
  const filler = path.join(path.dirname(folder), path.basename(folder), 'filler')
  return {
    fill: () => fill(folder, filler),
    free: () => rm(filler, { force: true }),
    unmount: async () => {
      await run('umount', [folder])
      await rm(before, { recursive: true, force: true })
    },
  }
}

async function fill(folder: string, filler: string) {
  const file = await open(filler, 'a')
  const page = new Uint8Array(4_096)
  try {
    // what somebody else deletes meanwhile is taken, too
    for (;;) {
      const { bavail, bsize } = await statfs(folder)
      const bytes = bavail > 1_000 ? new Uint8Array(bavail * bsize) : page
      await file.write(bytes)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
