export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type Fields = { [name: string]: Json }

export const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object, those of objects in it behind the name of the outer one. */
export function fieldsOf(item: Fields, depth = 0): Record<string, string> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]): [string, string][] =>
      isFields(value) && depth < 3
        ? Object.entries(fieldsOf(value, depth + 1)).map(([inner, cell]) => [
            `${name} ${inner}`,
            cell,
          ])
        : [[name, cellOf(value)]],
    ),
  )
}

export const cellOf = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A field's name as a heading: "cancelledItems" in words. */
export const nameInWords = (name: string) =>
  name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' ')
