import type { XmlEvent } from './xml.ts'

/** An element with all that stands in it. */
export type Element = {
  name: string
  attributes: Map<string, string>
  text: string
  children: Element[]
}

/** The rest of an element that was just opened. */
export function elementOf(
  { name, attributes }: Extract<XmlEvent, { kind: 'open' }>,
  events: Iterator<XmlEvent>,
): Element {
  const whole: Element = { name, attributes, text: '', children: [] }
  for (let next = events.next(); !next.done; next = events.next()) {
    const event = next.value
    if (event.kind === 'close') return whole
    if (event.kind === 'text') whole.text += event.text
    else whole.children.push(elementOf(event, events))
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
