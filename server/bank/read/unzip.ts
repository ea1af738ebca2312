import { Unzip, UnzipInflate } from 'fflate'
import { StatementFault } from './read-statement.ts'

/** A file of an archive. */
export type Packed = { name: string; bytes: Uint8Array }

/** What an archive may unpack to, the same as one file may have. */
const mostBytes = 20 * 1024 * 1024
const mostFiles = 500
/** So little is unpacked at a time that not even the tightest archive fills the memory before it is refused. */
const step = 8 * 1024

export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/**
 * The files of a ZIP archive as a bank's portal makes it, folders and what systems add left out. Throws StatementFault where it is torn, is
 * locked by a password, or unpacks to more than is read.
 */
export function unzip(bytes: Uint8Array): Packed[] {
  const files: Packed[] = []
  let total = 0
  const archive = new Unzip((file) => {
    if (file.name.endsWith('/') || isOfSystem(file.name)) return
    if (file.compression !== 0 && file.compression !== 8)
      throw new StatementFault(`${file.name} in it is packed in a way that is not read`)
    if (files.length >= mostFiles) throw new StatementFault(`it has more than ${mostFiles} files`)
    const parts: Uint8Array[] = []
    const packed = { name: file.name, bytes: new Uint8Array() }
    files.push(packed)
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      total += part.length
      if (total > mostBytes) throw new StatementFault('it unpacks to more than 20 MB')
      parts.push(part)
      if (isLast) packed.bytes = Buffer.concat(parts)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += step)
      archive.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch (error) {
    if (error instanceof StatementFault) throw error
    throw new StatementFault('the archive is torn, or locked by a password')
  }
  return files
}

const isOfSystem = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
