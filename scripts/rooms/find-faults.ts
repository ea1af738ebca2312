import type { Module } from './read-imports.ts'

/** Who may use whom: table.ts says it of this house. Places are paths from the root, or what they begin with. */
export type Table = {
  /** What each room may use besides itself. A file is of the room with the longest name that its path begins with. */
  rooms: Record<string, string[]>
  /** The places that may import a package, or each whose name begins so where it ends in a slash or colon. */
  packages: Record<string, string[]>
  /** The only packages that a place may import. */
  only: Record<string, string[]>
}

/** What in the modules breaks the table, a sentence each. */
export function findFaults(modules: Module[], table: Table): string[] {
  const faults = modules.flatMap((module) => [
    ...judgeFiles(module, table.rooms),
    ...judgePackages(module, table),
  ])
  return [...faults, ...findCycles(modules)]
}

function judgeFiles({ file, files }: Module, rooms: Table['rooms']): string[] {
  const room = longest(Object.keys(rooms), file)
  if (!room) return [`${file} is in no room`]
  return files
    .filter((used) => longest(Object.keys(rooms), used) !== room && !longest(rooms[room]!, used))
    .map((used) => `${file} uses ${used}, which ${room} may not`)
}

function judgePackages({ file, packages }: Module, table: Table): string[] {
  const alone = longest(Object.keys(table.only), file)
  return packages.flatMap((name) => {
    const row = nearest(Object.keys(table.packages), name)
    if (row && !longest(table.packages[row]!, file)) return [`${file} is no place for ${name}`]
    if (alone && !nearest(table.only[alone]!, name))
      return [`${alone} has no use for ${name}: ${file}`]
    return []
  })
}

const longest = (places: string[], file: string) =>
  last(places.filter((one) => file.startsWith(one)))

const nearest = (names: string[], used: string) =>
  last(names.filter((one) => one === used || used.startsWith(/\W$/.test(one) ? one : `${one}/`)))

const last = (names: string[]) => names.sort((a, b) => a.length - b.length).at(-1)

/** Each way on which a file that runs comes back to itself. */
function findCycles(modules: Module[]): string[] {
  const loaded = new Map(modules.map((module) => [module.file, module.loaded]))
  const done = new Set<string>()
  const visit = (file: string, way: string[]): string[] => {
    const at = way.indexOf(file)
    if (at >= 0) return [`a cycle: ${[...way.slice(at), file].join(' → ')}`]
    if (done.has(file)) return []
    const found = (loaded.get(file) ?? []).flatMap((next) => visit(next, [...way, file]))
    done.add(file)
    return found
  }
  return modules.flatMap(({ file }) => visit(file, []))
}
