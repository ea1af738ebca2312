import { readdir } from 'node:fs/promises'

/** The migrations that this version of the shop has, in the order in which they are applied. */
export async function knownMigrations(): Promise<string[]> {
  const names = await readdir(new URL('../database/migrations/', import.meta.url))
  return names.filter((name) => name.endsWith('.sql')).sort()
}
