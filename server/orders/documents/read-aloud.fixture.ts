import { decodersOf, drawnIn, type Held, objectsOf } from './drawn-on.fixture.ts'

/** What a PDF's tags say in their order: what each is, and what it says itself. */
export function readAloud(pdf: Buffer): [kind: string, says: string][] {
  const objects = objectsOf(pdf)
  const held = (number: string): Held =>
    objects.get(number) ?? { dictionary: '', stream: undefined }
  const decoders = decodersOf(objects)
  const pages = new Map<string, Map<string, string>>()
  const textsOn = (page: string) => {
    const known = pages.get(page)
    if (known) return known
    const contents = /\/Contents (\d+) 0 R/.exec(held(page).dictionary)![1]!
    const marks = held(contents).stream!.matchAll(/\/MCID (\d+)\n>> BDC\n([\s\S]*?)\nEMC/g)
    const texts = new Map(Array.from(marks, ([, id, drawn]) => [id!, drawnIn(drawn!, decoders)]))
    pages.set(page, texts)
    return texts
  }
  const read = (number: string): [string, string][] => {
    const { dictionary } = held(number)
    const kind = /\/S \/(\w+)/.exec(dictionary)![1]!
    const own = /\/Pg (\d+) 0 R/.exec(dictionary.replace(/<<\n\/Type \/MCR[\s\S]*?>>/g, ''))?.[1]
    const children = /\/K \[([\s\S]*?)\]/.exec(dictionary)?.[1] ?? ''
    const said: string[] = []
    const below: [string, string][] = []
    const child = /(\d+) 0 R(?!\n\/MCID)|\/Pg (\d+) 0 R\n\/MCID (\d+)|(\d+)/g
    for (const [, element, page, mark, here] of children.matchAll(child))
      if (element) below.push(...read(element))
      else said.push(textsOn(page ?? own!).get(mark ?? here!)!)
    return [[kind, said.join('\n')], ...below]
  }
  const root = [...objects.values()].find(({ dictionary }) =>
    dictionary.includes('/Type /StructTreeRoot'),
  )
  return read(/\/K \[(\d+) 0 R\]/.exec(root!.dictionary)![1]!)
}
