import { withEntities } from '../workbook/survey-archive.ts'

type Element = { name: string; fields: [string, string][]; text: string; children: number }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()

/**
 * The records of an XML text: elements of one name whose children hold texts alone, or that have attributes. null when
 * there are none. Entities are refused, and never looked up.
 */
export function readXml(text: string): string[][] | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw withEntities()
  const records: [string, string][][] = []
  const open: Element[] = []
  const tokens = text.matchAll(
    /<!--.*?-->|<\?.*?\?>|<(\/?)([\w:.-]+)([^>]*?)(\/?)>|([^<]+|<!\[CDATA\[.*?\]\]>)/gs,
  )
  for (const [, close, name = '', attributes = '', isEmpty, words] of tokens) {
    if (words !== undefined) {
      const last = open.at(-1)
      if (last) last.text += words
    } else if (name && !close) {
      const fields = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key = '', a, b]): [string, string] => [key, plain(a ?? b ?? '')],
      )
      open.push({
        name,
        fields: fields.filter(([key]) => !/^xmlns/.test(key)),
        text: '',
        children: 0,
      })
      if (isEmpty) finish(open, records)
    } else if (name) finish(open, records)
  }
  const names = [...new Set(records.flatMap((fields) => fields.map(([key]) => key)))]
  if (records.length === 0 || names.length < 2) return null
  return [
    names,
    ...records.map((fields) => names.map((key) => fields.find(([one]) => one === key)?.[1] ?? '')),
  ]
}

/** An element that ends: a text is a field of the one around it, one with fields a record. */
function finish(open: Element[], records: [string, string][][]) {
  const ended = open.pop()
  if (!ended) return
  const parent = open.at(-1)
  if (parent) parent.children += 1
  const text = plain(ended.text)
  if (ended.children === 0 && ended.fields.length === 0 && parent)
    parent.fields.push([ended.name, text])
  else if (ended.fields.length > 0)
    records.push(
      text && ended.children === 0 ? [...ended.fields, [ended.name, text]] : ended.fields,
    )
}
