import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../../../contract/refusals.ts'
import { typeOfName } from '../file-name.ts'
import type { ImageHost } from '../images.ts'

/** Stores pictures as files in a folder, which the shop serves below `publicPath`. Several instances share the folder. */
export function openLocalHost(folder: string, publicPath: string): ImageHost {
  return {
    put: async (name, _type, bytes) => {
      await writeWhole(pathOf(folder, name), bytes).catch(refuse)
      return `${publicPath}/${name}`
    },
    get: (name) => readFile(pathOf(folder, name)).catch(nullIfMissing),
    takes: () => true,
    replaces: true,
    check: async () => {
      const probe = path.join(folder, `check-${randomUUID()}`)
      await writeWhole(probe, new Uint8Array(1)).catch(refuse)
      await rm(probe, { force: true })
    },
  }
}

/** Only a name of ours becomes a path: whoever calls, nothing outside of the folder is ever read or written. */
function pathOf(folder: string, name: string): string {
  if (!typeOfName(name)) throw new Error('this is no name of a picture')
  return path.join(folder, name)
}

/** Writes beside the place and moves it there: a reader sees the whole file or none, and so does a restart. */
async function writeWhole(place: string, bytes: Uint8Array) {
  await mkdir(path.dirname(place), { recursive: true })
  const beside = `${place}.${randomUUID()}.part`
  try {
    const file = await open(beside, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      // the web server in front may be another user, whatever the umask of this process is
      await file.chmod(0o644)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, place)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {})
    throw error
  }
}

function refuse(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw new Refusal('storage_full')
  throw new Refusal('image_host_failed', {
    reason: `the image folder cannot be written (${error.code ?? error.name})`,
  })
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
