/**
 * A ZIP archive of files as they are, without compression, for the reader of workbooks: it inflates what is large in
 * workers that it makes of texts, which the policy of the pages forbids, and then waits for ever. Checksums are zero,
 * since that reader looks at none.
 */
export function packArchive(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const paths = [...files].map(([path, content]) => ({
    name: new TextEncoder().encode(path),
    content,
  }))
  const size = paths.reduce(
    (sum, { name, content }) => sum + 76 + 2 * name.length + content.length,
    22,
  )
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  const places = paths.map(({ name, content }) => {
    const place = at
    view.setUint32(at, 0x04034b50, true)
    writeFacts(view, at + 4, name.length, content.length)
    bytes.set(name, at + 30)
    bytes.set(content, at + 30 + name.length)
    at += 30 + name.length + content.length
    return place
  })
  const directory = at
  for (const [number, { name, content }] of paths.entries()) {
    view.setUint32(at, 0x02014b50, true)
    view.setUint16(at + 4, 20, true)
    writeFacts(view, at + 6, name.length, content.length)
    view.setUint32(at + 42, places[number]!, true)
    bytes.set(name, at + 46)
    at += 46 + name.length
  }
  view.setUint32(at, 0x06054b50, true)
  view.setUint16(at + 8, paths.length, true)
  view.setUint16(at + 10, paths.length, true)
  view.setUint32(at + 12, at - directory, true)
  view.setUint32(at + 16, directory, true)
  return bytes.buffer
}

/** What stands of a file both before it and in the directory: its version, then its sizes and the length of its path. */
function writeFacts(view: DataView, at: number, name: number, size: number) {
  view.setUint16(at, 20, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name, true)
}
