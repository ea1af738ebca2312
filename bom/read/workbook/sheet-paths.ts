import { attributesOf, eachTag, type Tag } from './each-tag.ts'
import { damaged } from './read-archive.ts'

/** Where the parts of a workbook stand in its archive. A sheet of charts has no cells: its path is null. */
export type Paths = { sheets: (string | null)[]; others: string[] }

/** Reads them from the workbook and its relations (ECMA-376 part 1, 18.2.19; part 2, 9.3). */
export function sheetPaths(workbook: string, relations: string): Paths {
  const related = new Map<string, { kind: string; path: string }>()
  eachNamed(relations, 'Relationship', (attributes) => {
    const target = attributes.get('Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    const kind = (attributes.get('Type') ?? '').split('/').at(-1)!
    related.set(attributes.get('Id') ?? '', { kind, path })
  })
  const sheets: (string | null)[] = []
  const taken = new Set<string>()
  eachNamed(workbook, 'sheet', (attributes) => {
    const id = attributes.get('id') ?? ''
    if (!attributes.get('name') || taken.has(id)) throw damaged()
    taken.add(id)
    const { kind, path } = related.get(id) ?? { kind: '', path: '' }
    sheets.push(kind === 'worksheet' ? path : null)
  })
  const others = [...related.values()].filter(({ kind }) => textsAndStyles.has(kind))
  return { sheets, others: others.map(({ path }) => path) }
}

const textsAndStyles = new Set(['sharedStrings', 'styles'])

function eachNamed(xml: string, name: string, take: (attributes: Map<string, string>) => void) {
  eachTag(xml, (tag: Tag) => {
    if (tag.name === name && tag.kind !== 'closes') take(attributesOf(tag))
  })
}
