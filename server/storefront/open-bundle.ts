import type { PublicCalls } from '../../contract/calls.ts'
import { builtFolder } from './built-folder.ts'

/**
 * Renders a page, or the data of one, for nobody in particular: what web/entry.server.tsx makes. `tell` hears what
 * nobody expected.
 */
export type Render = (
  request: Request,
  read: PublicCalls,
  nonce: string,
  tell: (error: unknown) => void,
) => Promise<Response>

type Built = {
  entry: {
    module: {
      openPages: (build: unknown, publicUrl: string) => Render
      publicAddresses: (categories: readonly string[], suppliedArticles: boolean) => string[]
    }
  }
}

/** Loads the built pages; they are never imported. Throws in plain words when they were not built. */
export async function openBundle(publicUrl: string): Promise<Render> {
  const build = await importBuilt()
  return build.entry.module.openPages(build, publicUrl)
}

/** The paths of the public pages, parts apart: what web/shell/addresses.ts tells. */
export async function readAddresses(
  categories: readonly string[],
  suppliedArticles: boolean,
): Promise<string[]> {
  const build = await importBuilt()
  return build.entry.module.publicAddresses(categories, suppliedArticles)
}

async function importBuilt(): Promise<Built> {
  const { href } = new URL('server/index.js', builtFolder)
  return await import(href).catch((error: Error & { code?: string }) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('the pages are not built: npm run build, or npm start, builds them')
  })
}
