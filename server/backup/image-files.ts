import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A picture's name holds its hash, so a file of that name is that picture; anything else is no name. */
const fileName = /^[0-9a-z][0-9a-z-]*\.(avif|webp)$/

export async function listImages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => fileName.test(name)).sort()
}

/** The bytes, or null when it was deleted since it was listed. */
export async function readImage(folder: string, name: string): Promise<Buffer | null> {
  return await readFile(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Writes beside its place and moves it there. Throws for what is no name of a picture, so nothing else is written. */
export async function writeImage(folder: string, name: string, bytes: AsyncIterable<Uint8Array>) {
  if (!fileName.test(name)) throw new Error(`${name} is no name of a picture`)
  await mkdir(folder, { recursive: true })
  const place = path.join(folder, name)
  await writeFile(`${place}.${process.pid}.part`, bytes, { mode: 0o644, flush: true })
  await rename(`${place}.${process.pid}.part`, place)
}
