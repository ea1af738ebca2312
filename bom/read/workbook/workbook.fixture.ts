import { crc32, deflateRawSync } from 'node:zlib'
import { columnName } from '../../columns/name.ts'

/** A cell of a test workbook: text, a number as the file writes it, a date's serial number, an error, or nothing. */
export type TestCell =
  | string
  | null
  | { number: string }
  | { date: number }
  | { error: string }
  | { shared: number }

type TestSheet = {
  name: string
  rows: TestCell[][]
  merged?: string[]
  /** Places, from 0, of what a spreadsheet does not show. */
  hiddenRows?: number[]
  hiddenColumns?: number[]
  /** What stands there instead of cells. */
  xml?: string
}

const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An XLSX workbook of these sheets: a ZIP archive (PKWARE APPNOTE 4.3, ECMA-376 part 1). */
export function workbook(
  sheets: TestSheet[],
  shared: string[] = [],
  definition = '',
): Uint8Array<ArrayBuffer> {
  const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${definition}`
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const list = sheets
    .map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')
  const targets = sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')
  const types = sheets.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${office}.worksheet+xml"/>`,
  )
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${office}.sharedStrings+xml"/>${types.join('')}</Types>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets}<Relationship Id="rS" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rT" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    [
      'xl/sharedStrings.xml',
      `${head}<sst xmlns="${main}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ],
    ...sheets.map((sheet, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `${head}<worksheet xmlns="${main}">${sheetData(sheet)}</worksheet>`,
    ]),
  ]
  return zip(files)
}

function sheetData({ rows, merged = [], ...more }: TestSheet): string {
  if (more.xml !== undefined) return more.xml
  const columns = (more.hiddenColumns ?? []).map(
    (at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`,
  )
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(`${columnName(column)}${at + 1}`, cell))
    const hidden = more.hiddenRows?.includes(at) ? ' hidden="1"' : ''
    return `<row r="${at + 1}"${hidden}>${cells.join('')}</row>`
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  return `${cols}<sheetData>${lines.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}`
}

function cellXml(ref: string, cell: TestCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('number' in cell) return `<c r="${ref}"><v>${cell.number}</v></c>`
  if ('date' in cell) return `<c r="${ref}" s="1"><v>${cell.date}</v></c>`
  if ('shared' in cell) return `<c r="${ref}" t="s"><v>${cell.shared}</v></c>`
  return `<c r="${ref}" t="e"><v>${cell.error}</v></c>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An archive of files, deflated, in which each says that it has `size` bytes, or what it has. */
export function zip(files: [name: string, content: string | Buffer][], size?: number) {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const packed = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size ?? content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, packed])
    const made = Buffer.from([20, 0])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), made, facts, rest, path]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...local, directory, Buffer.from('PK\u0005\u0006'), end]))
}
