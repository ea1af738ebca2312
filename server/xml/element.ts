import { type XmlEvent, XmlFault } from './read-xml.ts'

/** An element with all that stands in it. */
export type Element = {
  name: string
  attributes: Map<string, string>
  text: string
  children: Element[]
}

/** More than a batch of thousands of transactions has. */
const mostInOne = 300_000

/** The rest of an element that was just opened. Throws XmlFault. */
export function elementOf(
  { name, attributes }: Extract<XmlEvent, { kind: 'open' }>,
  events: Iterator<XmlEvent>,
  held = { count: 0 },
): Element {
  held.count += 1
  if (held.count > mostInOne) throw new XmlFault(`a ${name} stands among too many others`)
  const whole: Element = { name, attributes, text: '', children: [] }
  for (let next = events.next(); !next.done; next = events.next()) {
    const event = next.value
    if (event.kind === 'close') return whole
    if (event.kind === 'text') whole.text += event.text
    else whole.children.push(elementOf(event, events, held))
  }
  return whole
}

/** All elements at the end of a path: of several on the way each is followed. */
export function allAt(element: Element, path: string): Element[] {
  let found = [element]
  for (const step of path.split('/'))
    found = found.flatMap(({ children }) => children.filter(({ name }) => name === step))
  return found
}

/** The text at the end of the first of these paths that has one; '' when none does. */
export function textAt(element: Element, ...paths: string[]): string {
  for (const path of paths)
    for (const { text } of allAt(element, path)) if (text.trim() !== '') return text.trim()
  return ''
}
