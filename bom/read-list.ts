import type { TextEncodingName } from '../contract/parts/text-encodings.ts'
import type { Bom } from './bom.ts'
import type { Role } from './columns/roles.ts'
import { ReadingFault } from './limits.ts'
import { type ListedSheet, listed } from './listed-sheets.ts'
import { type FileRead, readFile, readWords } from './read/file.ts'
import type { Decimal } from './read/quantity.ts'

/** A list that a program sends: a file or a text, and how it is to be read where that is said. */
export type GivenList = {
  name: string
  bytes?: Uint8Array<ArrayBuffer>
  text?: string
  sheet?: string | undefined
  roles?: Role[] | undefined
  decimal?: Decimal | undefined
  encoding?: TextEncodingName | undefined
}
export type ListRead = Pick<FileRead, 'kind' | 'encoding' | 'unread'> & {
  bom: Bom
  /** The places of the sheets: which was read, and what there is. */
  sheet: number
  sheets: Pick<ListedSheet, 'name' | 'rows' | 'hidden'>[]
}

/** Reads a list whole: the sheet that is named, else the likeliest one. Throws ReadingFault. */
export async function readList(given: GivenList): Promise<ListRead> {
  const { name, bytes, text = '', roles, decimal } = given
  const read = bytes
    ? await readFile(name, bytes, () => {}, given.encoding)
    : await readWords(name, text)
  const { sheets, kind, encoding, unread, first } = listed(name, read)
  const sheet = given.sheet === undefined ? first : named(sheets, given.sheet)
  const { bom } = sheets[sheet]!
  const width = bom.layout.roles.length
  if (roles && roles.length !== width)
    throw new ReadingFault(`It has ${width} columns, but ${roles.length} are said.`)
  const layout = { ...bom.layout, ...(roles && { roles }), ...(decimal && { decimal }) }
  return {
    kind,
    encoding,
    unread,
    sheet,
    bom: { ...bom, layout },
    sheets: sheets.map(({ name: title, rows, hidden }) => ({ name: title, rows, hidden })),
  }
}

function named(sheets: ListedSheet[], name: string): number {
  const place = sheets.findIndex((one) => one.name === name)
  if (place >= 0) return place
  throw new ReadingFault(
    `It has no sheet named “${name.slice(0, 60)}” that can be read, but ${sheets.map((one) => `“${one.name}”`).join(', ')}.`,
  )
}
