import { CFB, utils, write } from '@e965/xlsx'

type Stream = { content: Uint8Array; size: number }
const [font, form, sheet, begin] = [0x31, 0xe0, 0x85, 0x809]

/** An XLS workbook of Excel 97 in whose first sheet the rows of these places, from 0, are struck through. */
export function struckXls(rows: (string | number)[][], struck: number[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'S')
  const file = CFB.read(write(book, { bookType: 'biff8', type: 'buffer' }), { type: 'buffer' })
  const stream: Stream = CFB.find(file, 'Workbook')
  const records = recordsOf(Buffer.from(stream.content))
  const [fonts, forms] = [font, form].map((type) => records.filter((one) => one.type === type))
  const ofFont = Buffer.from(fonts!.at(-1)!.body)
  ofFont.writeUInt16LE(0x08, 2)
  const ofForm = Buffer.from(forms!.at(-1)!.body)
  ofForm.writeUInt16LE(fonts!.length > 3 ? fonts!.length + 1 : fonts!.length, 0)
  records.splice(records.lastIndexOf(fonts!.at(-1)!) + 1, 0, { type: font, body: ofFont })
  records.splice(records.lastIndexOf(forms!.at(-1)!) + 1, 0, { type: form, body: ofForm })
  const inSheet = records.findIndex((one, at) => at > 0 && one.type === begin)
  for (const { type, body } of records.slice(inSheet))
    if ([0xfd, 0x204, 0x203, 0x27e].includes(type) && struck.includes(body.readUInt16LE(0)))
      body.writeUInt16LE(forms!.length, 4)
  const before = records.slice(0, inSheet).reduce((sum, { body }) => sum + 4 + body.length, 0)
  records.find(({ type }) => type === sheet)!.body.writeUInt32LE(before, 0)
  stream.content = Buffer.concat(records.flatMap(({ type, body }) => [headOf(type, body), body]))
  stream.size = stream.content.length
  return Uint8Array.from(CFB.write(file, { type: 'buffer' }) as Buffer)
}

function recordsOf(bytes: Buffer) {
  const records: { type: number; body: Buffer }[] = []
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt16LE(at + 2)
    records.push({ type: bytes.readUInt16LE(at), body: bytes.subarray(at + 4, end) })
    at = end
  }
  return records
}

function headOf(type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(body.length, 2)
  return head
}
