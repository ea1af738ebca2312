import { readJson } from './json.ts'

const fence = /^[ \t]*```[ \t]*(?:json[c5]?|javascript|js)?[ \t]*\r?\n([\s\S]*?)^[ \t]*```[ \t]*$/m

/** The rows of JSON between the fences of code in a mail, with the lines around them as they stand; null where there is none. */
export function readFenced(text: string): string[][] | null {
  const [whole, code = ''] = fence.exec(text) ?? []
  if (whole === undefined || !/^\s*[[{]/.test(code)) return null
  const rows = readJson(code)
  if (!rows || rows.length < 2) return null
  const [before = '', behind = ''] = text.split(whole)
  const around = (part: string) =>
    part.split(/\r\n?|\n/).flatMap((line) => (line.trim() === '' ? [] : [[line.trim()]]))
  return [...around(before), ...rows, ...around(behind)]
}
