const insert = /insert\s+into\s+[\w."`[\]]+\s*\(([^()]*)\)\s*values\s*/iy
const tuple = /\(((?:'(?:[^']|'')*'(?!')|[^()'])*)\)\s*(,|;|$)\s*/y

/** The rows that statements of SQL put into one table; null where other words stand between them, or there are none. */
export function readInserts(text: string): string[][] | null {
  const code = text.trim()
  const rows: string[][] = []
  let at = 0
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(code)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < code.length) {
    const names = next(insert)?.[1]
    if (names === undefined) return null
    const header = names.split(',').map((name) => name.replace(/["`[\]]/g, '').trim())
    if (rows.length === 0) rows.push(header)
    else if (rows[0]!.join() !== header.join()) return null
    let end = ','
    while (end === ',') {
      const found = next(tuple)
      if (!found) return null
      rows.push(cellsOf(found[1]!))
      end = found[2]!
    }
  }
  return rows.length > 1 ? rows : null
}

const cellsOf = (values: string) =>
  [...values.matchAll(/N?'((?:[^']|'')*)'|([^\s,'][^,']*)/g)].map(([, word, bare = '']) =>
    word === undefined ? bare.trim() : word.replaceAll("''", "'"),
  )
