import { ReadingFault } from '../limits.ts'

/** Files that are read, by what their bytes are. */
export type Kind = 'XLSX' | 'XLSM' | 'XLSB' | 'XLS' | 'ODS' | 'SpreadsheetML' | 'HTML' | 'text'

const saveAs = 'save the sheet as XLSX or CSV and drop that'

const begins: [start: string, is: string, what: string][] = [
  [
    '%PDF',
    'a PDF',
    'save the list that it was made from as XLSX or CSV, or copy its rows and paste them',
  ],
  ['\u00ff\u00d8\u00ff', 'a picture (JPEG)', 'type the rows, or drop the list as XLSX or CSV'],
  ['\u0089PNG', 'a picture (PNG)', 'type the rows, or drop the list as XLSX or CSV'],
  ['GIF8', 'a picture (GIF)', 'type the rows, or drop the list as XLSX or CSV'],
  ['BM', 'a picture (BMP)', 'type the rows, or drop the list as XLSX or CSV'],
  ['II*\0', 'a picture (TIFF)', 'type the rows, or drop the list as XLSX or CSV'],
  ['MM\0*', 'a picture (TIFF)', 'type the rows, or drop the list as XLSX or CSV'],
  ['{\\rt', 'a formatted text (RTF)', 'copy its rows and paste them, or save it as text'],
  ['\u001f\u008b', 'a packed file (GZIP)', 'unpack it and drop the list in it'],
  ['7z\u00bc\u00af', 'a packed archive (7z)', 'unpack it and drop the list in it'],
  ['Rar!', 'a packed archive (RAR)', 'unpack it and drop the list in it'],
  ['BZh', 'a packed file (BZIP2)', 'unpack it and drop the list in it'],
  ['\u00fd7zX', 'a packed file (XZ)', 'unpack it and drop the list in it'],
  ['SQLi', 'a database (SQLite)', saveAs],
  ['PAR1', 'a Parquet file', 'save it as CSV and drop that'],
  ['MZ\u0090', 'a program', saveAs],
  ['\u007fELF', 'a program', saveAs],
]

const packed: [sign: (path: string) => boolean, is: string, what: string][] = [
  [
    (path) => path.startsWith('word/'),
    'a Word file',
    'copy its table into a spreadsheet, save that as XLSX or CSV and drop it, or copy the rows and paste them',
  ],
  [(path) => path.startsWith('ppt/'), 'a PowerPoint file', 'copy the rows and paste them'],
  [
    (path) => /(^|\/)Index(\/|\.zip)|\.iwa$/.test(path),
    'an Apple Numbers, Pages or Keynote file',
    'export it as Excel or CSV and drop that',
  ],
  [
    (path) => path === 'META-INF/MANIFEST.MF' || path === 'AndroidManifest.xml',
    'a program',
    saveAs,
  ],
]

/** What only its name says, where its bytes are those of an archive or of nothing known. */
const named: [ending: RegExp, is: string, what: string][] = [
  [/\.(docx?|dotx?)$/i, 'a Word file', packed[0]![2]],
  [/\.pptx?$/i, 'a PowerPoint file', packed[1]![2]],
  [/\.(numbers|pages|key)$/i, packed[2]![1], packed[2]![2]],
  [/\.(heic|heif|webp|avif|jpe?g|png|gif|bmp|tiff?)$/i, 'a picture', begins[1]![2]],
  [
    /\.msg$/i,
    'an Outlook message',
    'copy its rows and paste them, or save the list that is attached and drop that',
  ],
  [/\.(mdb|accdb)$/i, 'an Access database', 'save the table as XLSX or CSV and drop that'],
]

export const refusal = (is: string, what: string) => new ReadingFault(`This is ${is}: ${what}.`)

/** What bytes are; `paths` of an archive's files once they are known. Throws ReadingFault for what cannot be read. */
export function kindOf(name: string, bytes: Uint8Array, pathsOf: () => Iterable<string>): Kind {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  const other = begins.find(([sign]) => start.startsWith(sign))
  // a list may begin with a part number that begins so
  if (other && !(/^\w/.test(other[0]) && isText(bytes))) throw refusal(other[1], other[2])
  if (/^RIFF....WEBP/s.test(start)) throw refusal('a picture (WEBP)', begins[1]![2])
  if (/^....ftyp(heic|heix|mif1|avif|hevc)/s.test(start))
    throw refusal('a picture (HEIC)', begins[1]![2])
  if (/^....ftyp/s.test(start)) throw refusal('a film', saveAs)
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return compoundKind(name, bytes)
  if (start.startsWith('PK') && !isText(bytes)) return packedKind(name, pathsOf)
  // workbooks of Excel before 5.0 begin with what kind of record comes first
  if (oldBooks.some((sign) => sign.every((byte, at) => bytes[at] === byte))) return 'XLS'
  return 'text'
}

const oldBooks = [
  [0x09, 0x08],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x00, 0x04, 0x00],
]

/** Text has of the control characters those alone that part it: tabs, ends of lines and pages. */
const isText = (bytes: Uint8Array) =>
  bytes.subarray(0, 200).every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))

/** An archive by what is in it, else by its name. */
function packedKind(name: string, pathsOf: () => Iterable<string>): Kind {
  let paths: string[]
  try {
    paths = [...pathsOf()]
  } catch (error) {
    const kind = named.find(([ending]) => ending.test(name))
    if (kind) throw refusal(kind[1], kind[2])
    throw error
  }
  const has = (path: string) => paths.includes(path)
  const isNamed = (ending: string) => name.toLowerCase().endsWith(ending)
  if (paths.some((path) => path === 'xl/workbook.bin')) return 'XLSB'
  if (paths.some((path) => /^xl\/.*\.xml$/.test(path)))
    return has('xl/vbaProject.bin') || isNamed('.xlsm') ? 'XLSM' : 'XLSX'
  const kind = packed.find(([sign]) => paths.some(sign))
  if (kind) throw refusal(kind[1], kind[2])
  if (has('content.xml')) {
    if (isNamed('.odt')) throw refusal('a text of OpenDocument (ODT)', packed[0]![2])
    if (isNamed('.odp') || isNamed('.odg'))
      throw refusal('a drawing of OpenDocument', packed[1]![2])
    return 'ODS'
  }
  const byName = named.find(([ending]) => ending.test(name))
  if (byName) throw refusal(byName[1], byName[2])
  throw refusal('a packed archive (ZIP)', 'unpack it and drop the list in it')
}

/** A compound file of Microsoft's, by the names of its streams ([MS-CFB], which has them in UTF-16). */
function compoundKind(name: string, bytes: Uint8Array): Kind {
  const has = (stream: string) => includes(bytes, wide(stream))
  if (has('EncryptedPackage'))
    throw refusal(
      'a workbook with a password',
      'save it without one, as XLSX or CSV, and drop that',
    )
  if (has('__properties_version1.0') || has('__nameid_version1.0') || /\.msg$/i.test(name))
    throw refusal(named[4]![1], named[4]![2])
  if (has('WordDocument')) throw refusal('an old Word file (DOC)', packed[0]![2])
  if (has('PowerPoint Document')) throw refusal('an old PowerPoint file (PPT)', packed[1]![2])
  if (has('Workbook') || has('Book')) return 'XLS'
  throw refusal(
    'an old workbook (XLS) that is damaged, an Outlook message, or another file of old Office programs',
    saveAs,
  )
}

const wide = (text: string) => [...text].flatMap((sign) => [sign.charCodeAt(0), 0])

function includes(bytes: Uint8Array, wanted: number[]): boolean {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

const asTable = 'have its system write the order as CSV or XLSX and drop that'

/** Texts that programs write for programs, by how they begin. */
const messages: [sign: RegExp, is: string, what: string][] = [
  [/^(UNA.{6}\s*)?UNB\+/, 'an EDI message (EDIFACT)', asTable],
  [/^ISA[*|~^]\d\d[*|~^]/, 'an EDI message (X12)', asTable],
  [/^ID;P[^\n]*\n[BCFOPE];/, 'a SYLK workbook', saveAs],
  [/^<\?xml[^>]*>\s*<office:document\b/, 'a flat OpenDocument file', saveAs],
  [
    /^[\w-]+:\s(?:.*\r?\n){0,60}?(?:MIME-Version|Content-Type):\s/i,
    'a mail with its headers (EML or MHT)',
    'open it, copy its rows and paste them, or save the list that is attached and drop that',
  ],
]

/** What a text is by how it begins, and by its name. Throws ReadingFault for what nobody means as a list. */
export function textKind(name: string, text: string): Kind | 'JSON' | 'XML' | 'page' {
  const start = text.slice(0, 2_000).trimStart()
  const message = messages.find(([sign]) => sign.test(start))
  if (message) throw refusal(message[1], message[2])
  if (
    /^<\?xml[\s\S]*<(\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/.test(start)
  )
    return 'SpreadsheetML'
  if (/<(table|tr)\b/i.test(text) && /<t[dh]\b/i.test(text)) return 'HTML'
  if (/^<(!doctype html|html|head|meta|body|div|p|ul|ol|br|span)\b/i.test(start)) return 'page'
  if (isBroken(text)) return 'page'
  if (/^<(\?xml|\w[\w:-]*[\s>])/.test(start) && /<\/[\w:-]+>\s*$/.test(text)) return 'XML'
  if (/^(\[\s*[[{"]|\{\s*")/.test(start)) return 'JSON'
  const [ending] = /\.xl(s[xmb]?|t[xm]?)$/i.exec(name) ?? []
  if (ending && !/\.xls$/i.test(name))
    throw new ReadingFault(
      `Its name ends in ${ending}, but it is no workbook. Nothing was read: save it anew as XLSX or CSV, or end its name in .csv if it is text.`,
    )
  return 'text'
}

const lineBreak = /<br\s*\/?>/i

/** Lines that end with a tag alone, and are no cells of a table. */
function isBroken(text: string): boolean {
  if (!lineBreak.test(text) || /[|\t"{[]/.test(text)) return false
  const lines = text.trim().split(/\r?\n/)
  if (lines.slice(0, -1).some((line) => line.trim() !== '' && !/<br\s*\/?>\s*$/i.test(line)))
    return false
  const pieces = text.split(lineBreak).filter((piece) => piece.trim() !== '')
  const commas = new Set(pieces.map((piece) => piece.split(/[,;]/).length))
  return commas.size === 1
}
