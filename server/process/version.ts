import { readFile } from 'node:fs/promises'

/** The version of the shop that runs, of package.json. */
export async function shopVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
