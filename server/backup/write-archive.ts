import { hash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Contents, Manifest } from './manifest.ts'

/** Adds one entry; resolves when the archive has room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

/**
 * Writes a tar.gz with mode 0600, beside its place, and moves it there when all of it is on the disk: whoever finds the
 * file finds a whole one. `fill` adds the entries; the manifest follows them. Refuses to write over a file.
 */
export async function writeArchive(
  file: string,
  fill: (add: Add) => Promise<Contents>,
): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const beside = `${file}.${process.pid}.part`
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(beside, { flags: 'wx', mode: 0o600, flush: true }),
  )
  try {
    const manifest = await Promise.race([fillTar(tar, fill), written.then(() => endedEarly())])
    tar.finalize()
    await written
    await rename(beside, file)
    return manifest
  } catch (error) {
    tar.destroy()
    await written.catch(() => {})
    await rm(beside, { force: true })
    throw error
  }
}

async function fillTar(tar: Pack, fill: (add: Add) => Promise<Contents>): Promise<Manifest> {
  const entries: Record<string, string> = {}
  const contents = await fill(async (name, bytes) => {
    entries[name] = hash('sha256', bytes, 'hex')
    await addEntry(tar, name, bytes)
  })
  const manifest = { ...contents, entries }
  await addEntry(tar, 'manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  return manifest
}

async function addEntry(tar: Pack, name: string, bytes: Uint8Array) {
  await new Promise<void>((resolve, reject) => {
    const header = { name, size: bytes.length, mode: 0o600, mtime: new Date() }
    tar.entry(header, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

function endedEarly(): never {
  throw new Error('the archive ended before its manifest')
}
