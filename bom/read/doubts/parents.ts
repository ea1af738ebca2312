import { meaningOfHeader } from '../../columns/headers.ts'
import type { Role } from '../../columns/roles.ts'
import { readTypedLine } from '../typed-line.ts'
import { namesMachine } from './machines-said.ts'

/** By row, the row of the assembly that it is a part of. */
export type Parents = ReadonlyMap<number, number>

type Rows = readonly (readonly string[])[]

/** What rows belong to, by the first of levels, names of assemblies, positions and indents that a list has. */
export function parentsOf(rows: Rows, header: number | null, roles: readonly Role[]): Parents {
  const names = header === null ? [] : rows[header]!.map((name) => name.trim())
  const below = header === null ? 0 : header + (roles.length > 1 ? 1 : 0)
  const level = names.findIndex((name) => levels.test(name))
  if (level >= 0) return byDepth(rows, below, (row) => depthOf(row[level]))
  const parent = names.findIndex((name) => namesParent.test(name))
  if (parent >= 0) return byName(rows, below, parent, names, roles)
  const position = names.findIndex((name) => meaningOfHeader(name)?.meaning === 'position')
  if (position >= 0 || (header === null && roles[0] !== 'quantity')) {
    const byNumber = byPosition(rows, below, Math.max(0, position))
    if (byNumber.size > 0) return byNumber
  }
  return byIndent(rows, below, roles)
}

const levels =
  /^(?:bom |indent |struktur)?(?:level|lvl|ebene|stufe|niveau|nivel|livello|poziom|úroveň|уровень|层级|層級|階層|レベル|레벨)\.?$/iu
const depthOf = (cell = '') => {
  const [, depth] = /^\.{0,9}\s*(\d{1,2})$/.exec(cell.trim()) ?? []
  return depth === undefined ? null : Number(depth)
}

/** A row belongs to the last one before it that is less deep. */
function byDepth(
  rows: Rows,
  below: number,
  depthIn: (row: readonly string[], at: number) => number | null,
): Parents {
  const parents = new Map<number, number>()
  const open: { at: number; depth: number }[] = []
  for (const [at, row] of rows.entries()) {
    const depth = at < below ? null : depthIn(row, at)
    if (depth === null) continue
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop()
    if (open.length > 0) parents.set(at, open.at(-1)!.at)
    open.push({ at, depth })
  }
  return parents
}

const namesParent =
  /^(?:parent(?:[ _-]?(?:item|id|no|number|pos|position|line|row|part|pn|assembly|component|product))?|higher[- ]level item|hl item|belongs to|part of|used in|next (?:higher )?assembly|nha|main item|übergeordnete?[rs]?(?: (?:pos|position|zeile|teil|artikel|baugruppe|element)\.?)?|(?:über|ober|haupt)(?:pos|position|baugruppe|teil)|gehört zu|teil von|(?:élément|article|ligne|poste|composant) parente?|parente?|(?:elemento|artículo|línea|posición) padre|padre|(?:articolo|elemento|riga) padre|bovenliggend\p{L}*|hoofdartikel|nadrzędn\p{L}*(?: \p{L}+)?|nadřazen\p{L}*(?: \p{L}+)?|родитель\p{L}*(?: \p{L}+)?|входит в|父项|父件|父级|上级|親|親品番|親部品|상위\s?품번|상위)\.?:?$/iu

/** A row names its assembly by the position, or the number, of another. */
function byName(
  rows: Rows,
  below: number,
  parent: number,
  names: readonly string[],
  roles: readonly Role[],
): Parents {
  const isPosition = (column: number) =>
    meaningOfHeader(names[column] ?? '')?.meaning === 'position'
  const columns = names
    .map((_, column) => column)
    .filter((column) => column !== parent && (isPosition(column) || roles[column] === 'number'))
    .sort((one, next) => Number(isPosition(next)) - Number(isPosition(one)))
  const rowOf = new Map<string, number>()
  for (const column of columns)
    for (const [at, row] of rows.entries()) {
      const key = keyOf(row[column])
      if (at >= below && key !== '' && !rowOf.has(key)) rowOf.set(key, at)
    }
  const parents = new Map<number, number>()
  for (const [at, row] of rows.entries()) {
    const above = at < below ? undefined : rowOf.get(keyOf(row[parent]))
    if (above !== undefined && above !== at) parents.set(at, above)
  }
  return parents
}

/** Positions with zeros before them, 0010, are those without. */
const keyOf = (cell = '') => cell.trim().toLowerCase().replace(/^0+/, '')

const dotted = /^\W*(\d{1,5}(?:\.\d{1,4}){0,6})\.?(?=\s(?!\s*[x×*])|$|[):])/u

/** A row of position 2.1 or 2.1.3 belongs to that of 2, or of 2.0; of a list of lines they stand first in their lines. */
function byPosition(rows: Rows, below: number, column: number): Parents {
  const parents = new Map<number, number>()
  const numbers = rows.map((row, at) => {
    if (at < below) return ''
    const cell = row[column]?.trim() ?? ''
    const [all = '', number = ''] = dotted.exec(cell) ?? []
    const isWhole = row.length === 1 || all.length === cell.length
    return isWhole ? number.split('.').map(Number).join('.').replace(/\.0$/, '') : ''
  })
  const rowOf = new Map(numbers.map((number, at) => [number, at] as const).reverse())
  for (const [at, number] of numbers.entries()) {
    let above = number
    while (above.includes('.')) {
      above = above.slice(0, above.lastIndexOf('.'))
      const one = rowOf.get(above)
      if (one === undefined || one === at) continue
      parents.set(at, one)
      break
    }
  }
  return parents
}

/**
 * A row belongs to the last one before it that begins further left, or that has no bullet. Of lines the first may have lost
 * its blanks: unless others begin there, too, it has to name what is built of parts.
 */
function byIndent(rows: Rows, below: number, roles: readonly Role[]): Parents {
  const place = Math.max(0, roles.indexOf('number'))
  const isLine = roles.length === 1
  const cells = rows.map((row, at) => (at < below ? '' : (row[place] ?? '')))
  const filled = cells.filter((cell) => cell.trim() !== '')
  const depths = filled.map(indentOf)
  const isPlain = new Set(depths).size < 2 && !(isLine && filled.some(hasBullet))
  if (isPlain || new Set(depths).size > 6 || isAligned(filled)) return new Map()
  const isFirstAlone = depths.filter((depth) => depth === depths[0]).length === 1
  const parents = byDepth(rows, below, (_, at) => {
    const cell = cells[at]!
    return cell.trim() === '' ? null : indentOf(cell) + Number(isLine && hasBullet(cell))
  })
  const isSure = (at: number, above: number) =>
    !isLine ||
    isAssembly(cells[above]!) ||
    (!isFirstAlone && indentOf(cells[at]!) > indentOf(cells[above]!))
  return new Map([...parents].filter(([at, above]) => isSure(at, above)))
}

/** Numbers at the right of their column have blanks before them, too. */
const isAligned = (cells: readonly string[]) =>
  new Set(cells.map((cell) => cell.trimEnd().length)).size === 1

const hasBullet = (cell: string) => /^\s*[-–•*·▪+]\s/u.test(cell)

const indentOf = (cell: string) => {
  const [blanks] = /^[\s└├│─.]*/u.exec(cell)!
  const width = blanks.replaceAll('\t', '    ').length
  return width < 2 ? 0 : width
}

/** "5 x server of steel", "8 x AB-100 with:". */
const isAssembly = (line: string) =>
  namesMachine(readTypedLine(line).number) || /[:：]\s*$/.test(line)
