import { readdirSync } from 'node:fs'
import path from 'node:path'

/** What is not part of the house: .gitignore, and git itself. */
const outside = new Set(['.git', '.data', '.react-router', 'node_modules', 'build', 'screenshots'])
/** The same in any folder; the others are so at the root alone. */
const anywhere = new Set(['node_modules'])
const fileEnding = /[\w*}-]\.(ts|tsx|js|mjs|json|md|sql|css|cmd)$/
const folder = /^[\w-][\w/-]*\/$/
/** Addresses, packages, placeholders, and folders that a setting names (`DATA_DIR/…`). */
const noPath = /[:<>…@"'()=]|^\/|^[A-Z_]+\//

/** Every file of the house, from its root, with slashes. */
export function filesOf(root: string, within = ''): string[] {
  return readdirSync(path.join(root, within), { withFileTypes: true }).flatMap((entry) => {
    if ((within === '' ? outside : anywhere).has(entry.name)) return []
    const name = within + entry.name
    return entry.isDirectory() ? filesOf(root, `${name}/`) : [name]
  })
}

/**
 * Reads documents of a house with these files. `named` finds the paths in back-ticks, braces expanded: what begins with a
 * folder at the root, and what ends as a file or folder does, which may leave out the folders before it (`http/once.ts`).
 * `missing` finds those of them that lead to no file or folder.
 */
export function readingOf(files: string[]) {
  const tops = new Set(files.map((file) => file.split('/')[0]!))
  const folders = new Set(files.flatMap(foldersOf))
  const all = new Set([...files, ...folders, ...[...folders].map((name) => name.slice(0, -1))])
  const ends = new Set([...all].flatMap(endsOf))
  const isOfRoot = (word: string) => word.includes('/') && tops.has(word.split('/')[0]!)

  function named(text: string): string[] {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '')
    const found = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, quoted]) => {
      const words = quoted!.trim().split(/\s+/)
      // of a command only what begins at the root: all else are arguments of any kind
      const isCommand = words.length > 1
      return words.flatMap(expandBraces).filter((word) => {
        if (noPath.test(word) || outside.has(word.split('/')[0]!)) return false
        return isOfRoot(word) || (!isCommand && (fileEnding.test(word) || folder.test(word)))
      })
    })
    return [...new Set(found)]
  }

  function isMissing(name: string): boolean {
    const candidates = isOfRoot(name) ? all : ends
    if (!name.includes('*')) return !candidates.has(name)
    const pattern = name.replaceAll(/[.+?^$[\]\\|]/g, '\\$&').replaceAll('*', '[^/]*')
    const wanted = new RegExp(`^${pattern}$`)
    return ![...candidates].some((one) => wanted.test(one))
  }

  return { named, missing: (text: string) => named(text).filter(isMissing) }
}

/** `server/{a,b}/` → `server/a/`, `server/b/`. */
function expandBraces(word: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(word) ?? []
  if (choices === undefined) return [word]
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after))
}

/** `server/http/once.ts` → `server/`, `server/http/`. */
const foldersOf = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))

/** `server/http/` → itself, `http/`. */
const endsOf = (name: string) => [
  name,
  ...[...name.matchAll(/\/(?=.)/g)].map(({ index }) => name.slice(index + 1)),
]
