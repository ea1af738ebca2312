import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { PreparedPicture } from '../../server/images/pictures/prepare.ts'

const picture = z.object({
  mpn: z.string(),
  drawing: z.string().describe('SHA-256 of the SVG that it was rendered from'),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  files: z.array(
    z.object({ type: z.enum(['image/webp', 'image/avif']), width: z.int(), name: z.string() }),
  ),
})

/** A part's drawing as files in every width and type, made by `npm run draw`. */
export type DemoPicture = z.output<typeof picture>

const folder = new URL('../pictures/', import.meta.url)

export function readPictures(): DemoPicture[] {
  const file = new URL('pictures.json', folder)
  if (!existsSync(file)) return []
  return z.array(picture).parse(JSON.parse(readFileSync(file, 'utf8')))
}

export const readPictureFile = (name: string): Promise<Uint8Array> =>
  readFile(new URL(name, folder))

/** A picture with all of its files, ready to be kept. */
export async function preparedPicture(picture: DemoPicture): Promise<PreparedPicture> {
  const files = await Promise.all(
    picture.files.map(async (file) => ({ ...file, bytes: await readPictureFile(file.name) })),
  )
  return { ...picture, files }
}
