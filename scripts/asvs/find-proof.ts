import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['bom', 'contract', 'demo', 'server', 'sandbox', 'tests', 'web']

type Title = { file: string; title: string }
let titles: Title[] | undefined

/**
 * Where a proof stands: a file of the tree as it is, or the test file with a test of a name that holds these words.
 * Null when there is neither.
 */
export function findProof(proof: string): string | null {
  if (/^[\w./-]+\.\w+$/.test(proof)) return existsSync(path.join(root, proof)) ? proof : null
  titles ??= folders.flatMap(titlesBelow)
  return titles.find(({ title }) => title.includes(proof))?.file ?? null
}

function titlesBelow(folder: string): Title[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => titlesIn(`${folder}/${name}`))
}

/** The names of tests are texts after an opening bracket; a table's rows are none of a file without its test. */
function titlesIn(file: string): Title[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const found = text.matchAll(/(?:[([]|^\s*)(['"`])((?:(?!\1).){3,200})\1\s*[,\]]/gm)
  return [...found].map((match) => ({ file, title: match[2] ?? '' }))
}
