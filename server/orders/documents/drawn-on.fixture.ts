import { inflateSync } from 'node:zlib'

type Decode = (hex: string) => string

/** The texts drawn on the pages of a PDF, line by line in order, as a reader copies them. */
export function drawnOn(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const decoders = decodersOf(objects)
  return Array.from(objects.values(), ({ stream }) => (stream ? drawnIn(stream, decoders) : ''))
    .filter((drawn) => drawn !== '')
    .join('\n')
}

/** All that draws, as it stands in the PDF. */
export const operatorsOf = (pdf: Buffer) =>
  Array.from(objectsOf(pdf).values(), ({ stream = '' }) => stream).join('\n')

export type Held = { dictionary: string; stream: string | undefined }

/** Number of an object → what stands in it. */
export function objectsOf(pdf: Buffer): Map<string, Held> {
  const found = pdf
    .toString('latin1')
    .matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\n)?endobj$/gm)
  return new Map(
    Array.from(found, ([, number, dictionary, packed]) => {
      const isPacked = dictionary!.includes('/FlateDecode')
      const bytes = packed && Buffer.from(packed, 'latin1')
      const stream = bytes && (isPacked ? inflateSync(bytes) : bytes).toString('latin1')
      return [number!, { dictionary: dictionary!, stream: stream || undefined }]
    }),
  )
}

/** Name of a font on the pages → how its codes are read: each brings a table of its own. */
export function decodersOf(objects: Map<string, Held>): Map<string, Decode> {
  const decoders = new Map<string, Decode>()
  for (const { dictionary } of objects.values())
    for (const [, name, number] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)?.dictionary ?? '')?.[1]
      if (table) decoders.set(name!, byTable(objects.get(table)!.stream!))
    }
  return decoders
}

/** Lines of "<0000> <00ff> [<0000> <0141> …]": the texts of the codes from the first to the second. */
function byTable(stream: string): Decode {
  const texts = new Map<string, string>()
  for (const [, first, list] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g))
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const code = (Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0')
      const bytes = Buffer.from(hex!.replaceAll(' ', ''), 'hex')
      texts.set(code, new TextDecoder('utf-16be').decode(bytes))
    }
  return (hex) => hex.replace(/.{4}/g, (code) => texts.get(code) ?? '\ufffd')
}

const operator = /\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ|BT\n1 0 0 1 [\d.-]+ ([\d.-]+) Tm|(EMC)/g

/** What is drawn at one height within one mark is a line, whatever fonts it takes. */
export function drawnIn(operators: string, decoders: Map<string, Decode>): string {
  let decode: Decode | undefined
  let [drawn, last] = ['', '']
  for (const [, font, pieces, height, end] of operators.matchAll(operator)) {
    if (font) decode = decoders.get(font)
    if (end) last = ''
    if (height && height !== last) {
      drawn += drawn === '' ? '' : '\n'
      last = height
    }
    for (const [, hex] of (pieces ?? '').matchAll(/<([0-9a-f]+)>/g)) drawn += decode!(hex!)
  }
  return drawn
}

export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
