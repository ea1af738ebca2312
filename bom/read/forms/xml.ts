import { headsDoubt } from '../doubts/sentences.ts'
import { withEntities } from '../workbook/survey-archive.ts'

import { namesPieces } from './json-groups.ts'
import { nameInWords } from './json-values.ts'

type Fields = [string, string][]
type Element = { name: string; fields: Fields; text: string; children: number }

/** `isOrder`: it is a line of an order each, whose numbers have a point before their decimals by their format. */
export type ReadXml = { rows: string[][]; isOrder: boolean }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()

/** A line of an order as cXML, UBL and openTRANS nest it: all that is within is said of it. */
const lineItem =
  /^(item(out|in)|order_?item|(order|quotation|request(forquotation)?)_?line|line_?item|e1edp01)$/i

/** What these formats call the numbers of a part and what a line comes to, in words that headers of columns have. */
const words: [RegExp, string][] = [
  [/^manufacturer(s_?item_?identification|_?(part_?id|pid))$/i, 'Manufacturer part number'],
  [/^s(ellers_?item_?identification|upplier_?(part_?id|pid))$/i, 'Supplier part number'],
  [/^line_?extension_?amount$/i, 'Net price'],
  [/^buyer(s_?item_?identification|_?(part_?id|pid))$/i, 'Customer part number'],
]

/** A name without its namespace; an id is one of what is around it. */
function nameOf(name: string, around: string): string {
  const own = localOf(name)
  const meant = /^id$/i.test(own) ? localOf(around) : own
  const known = words.find(([pattern]) => pattern.test(meant))?.[1]
  return known ?? (meant === own ? own : `${meant} ${own}`)
}

const isLine = ({ name }: Element) => lineItem.test(localOf(name))

const localOf = (name: string) => name.replace(/^.*:/, '')

/**
 * The records of an XML text: elements of one name whose children hold texts alone, or that have attributes, and lines of
 * orders with all that is within, which are all then. null when there are none. Entities are refused, and never looked up.
 */
export function readXml(text: string): ReadXml | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw withEntities()
  const records: Fields[] = []
  const lines: Fields[] = []
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
      if (isEmpty) finish(open, records, lines)
    } else if (name) finish(open, records, lines)
  }
  const isOrder = lines.length > 0
  const found = isOrder ? lines : records
  const names = [...new Set(found.flatMap((fields) => fields.map(([key]) => key)))]
  if (found.length === 0 || names.length < 2) return null
  const rows = found.map((fields) =>
    names.map((key) => {
      const values = fields.filter(([one]) => one === key).map(([, value]) => value)
      // what is said several times of a line of an order is first said of the line
      return isOrder ? (values[0] ?? '') : [...new Set(values)].join('; ')
    }),
  )
  return { rows: [names, ...rows], isOrder }
}

/** An element that ends: a text is a field of the one around it, one with fields a record. */
function finish(open: Element[], records: Fields[], lines: Fields[]) {
  const ended = open.pop()
  if (!ended) return
  const parent = open.at(-1)
  if (parent) parent.children += 1
  const text = plain(ended.text)
  if (parent && open.some(isLine)) {
    const own: Fields =
      ended.children === 0 && text !== '' ? [[nameOf(ended.name, parent.name), text]] : []
    parent.fields.push(...own, ...ended.fields)
    return
  }
  const isText =
    ended.children === 0 &&
    (ended.fields.length === 0 || (text !== '' && namesPieces(localOf(ended.name))))
  if (isLine(ended) && ended.fields.length > 0)
    lines.push([...ended.fields, ...saidAround(open, ended)])
  else if (isText && parent) parent.fields.push([ended.name, text], ...ended.fields)
  else if (ended.fields.length > 0) {
    const own: Fields = text && ended.children === 0 ? [[ended.name, text]] : []
    records.push([...ended.fields, ...own, ...saidAround(open, ended)])
  }
}

/** What the elements around a line say of it: "cancelled-lines" what becomes of it, a quantity for how many machines it is. */
function saidAround(open: readonly Element[], { name, fields }: Element): Fields {
  const state = [...open, { name }].map((one) => nameInWords(localOf(one.name))).find(headsDoubt)
  const counts = open.flatMap((one) => one.fields.filter(([key]) => namesPieces(localOf(key))))
  const machines = counts.reduce((product, [, value]) => product * (Number(value) || 1), 1)
  const hasOwn = fields.some(([key]) => namesPieces(localOf(key)))
  return [
    ...(state ? [['state', state] as [string, string]] : []),
    ...(hasOwn && machines > 1 ? [['machines', String(machines)] as [string, string]] : []),
  ]
}
