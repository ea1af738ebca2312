import { readInserts } from './inserts.ts'
import { readJson } from './json.ts'

/**
 * The rows of a list as programs write it in their code: tuples, objects and lists, and what is put into a table of a
 * database. null for a text that is not one of these from its first sign to its last.
 */
export function readLiterals(text: string): string[][] | null {
  const inserts = readInserts(text)
  if (inserts) return inserts
  const code = fromFlow(text).trim()
  const value = code.replace(/^(?:\p{L}[\w\s]{0,60}(?::\s*[\w[\]<>]+\s*)?=\s*)(?=[[{(])/u, '')
  if (!/^[[{(]\s*[[{("']/.test(value) && !/^[[{(]\s*[A-Za-z_$][\w$]*\s*:/.test(value)) return null
  return readJson(asJson(value.replace(/;\s*$/, '')))
}

/** The objects of YAML that stand in braces, a line each, as one list; any other text as it is. */
function fromFlow(text: string): string {
  if (!/^[ \t]*-[ \t]*\{/m.test(text)) return text
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && line.trim() !== '---')
  const body = /^\s*[\w-]+:\s*$/.test(lines[0] ?? '') ? lines.slice(1) : lines
  const isFlow = body.length > 0 && body.every((line) => /^\s*-\s*\{.*\}\s*$/.test(line))
  return isFlow ? `[${body.map((line) => quoted(line.replace(/^\s*-\s*/, ''))).join(',')}]` : text
}

/** Values that stand bare in the braces of YAML, in quotation marks. */
const quoted = (line: string) =>
  line.replace(/:\s+([^\s"'{}[\],][^"'{}[\],]{0,300})(?=[,}])/g, (whole, word: string) =>
    /^-?\d+(\.\d+)?$/.test(word.trim()) ? whole : `: ${JSON.stringify(word.trim())}`,
  )

const tokens =
  /"(?:[^"\\\n]|\\.)*"|'((?:[^'\\\n]|\\.)*)'|(?<![\w$])([A-Za-z_$][\w$]*)(?=\s*(?::|=>))|[()]|=>|,(?=\s*[\])}])/g

/** Code as JSON: one kind of brackets and of quotation marks, names in them, no comma behind the last. */
const asJson = (code: string) =>
  code.replace(tokens, (token, single?: string, name?: string) => {
    if (single !== undefined) return JSON.stringify(single.replaceAll("\\'", "'"))
    if (name !== undefined) return JSON.stringify(name)
    return others[token] ?? token
  })

const others: Record<string, string> = { '(': '[', ')': ']', '=>': ':', ',': '' }
