import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A file of the house and what it imports; a file is named from the root, a package as it is imported. */
export type Module = {
  file: string
  files: string[]
  packages: string[]
  /** Those of `files` that the running program loads: a type alone is not. */
  loaded: string[]
}

const folders = ['bom', 'contract', 'demo', 'sandbox', 'server', 'web']

/** Every module of the house but tests and their fixtures. */
export function readModules(root: string): Module[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
      .map((file) => readModule(file, readFileSync(path.join(root, file), 'utf8'))),
  )
}

/** What a text imports: at its head, handed on, later when it runs, or as the type of `import('…')`. */
export function readModule(file: string, text: string): Module {
  const { module } = parseSync(file, text)
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType })),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => ({
    name: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
    isType: false,
  }))
  const types = [...text.matchAll(/\bimport\('([^']+)'\)[.[]/g)].map(([, name]) => ({
    name,
    isType: true,
  }))
  const all = [...named, ...handedOn, ...later, ...types].filter(({ name }) => name !== undefined)
  const ours = all.filter(({ name }) => name!.startsWith('.'))
  const at = ({ name }: { name?: string | undefined }) =>
    path.posix.join(path.posix.dirname(file), name!.replace(/\?.*/, ''))
  return {
    file,
    files: [...new Set(ours.map(at))],
    packages: [...new Set(all.map(({ name }) => name!))].filter((name) => !name.startsWith('.')),
    loaded: [...new Set(ours.filter(({ isType }) => !isType).map(at))],
  }
}
