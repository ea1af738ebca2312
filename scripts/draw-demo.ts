import { hash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPart } from '../demo/draw/draw-part.ts'
import { drawHero } from '../demo/draw/hero.ts'
import { drawn } from '../demo/parts/drawn.ts'
import { type DemoPicture, readPictures } from '../demo/parts/pictures.ts'
import { encode } from '../server/images/pictures/encode.ts'
import { preparePicture } from '../server/images/pictures/prepare.ts'
import { readHeader, readPixels } from '../server/images/pictures/read.ts'

/**
 * `npm run draw`: renders the demo's drawings in every width and type into demo/pictures, so that a
 * first start only copies them (drawing and encoding all took minutes). Drawings that have not changed are kept. The
 * picture of the home page's hero goes to web/app/hero.
 */
const folder = path.join(import.meta.dirname, '../demo/pictures')
await mkdir(folder, { recursive: true })
const known = new Map(readPictures().map((picture) => [picture.drawing, picture]))
const pictures: DemoPicture[] = []
for (const [mpn, part] of drawn()) {
  const svg = drawPart(part)
  const drawing = hash('sha256', svg)
  const picture = known.get(drawing) ?? (await render(svg, drawing))
  pictures.push({ ...picture, mpn })
  process.stderr.write(`${pictures.length} ${mpn}\n`)
  await writeFile(path.join(folder, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)
}
const used = new Set(pictures.flatMap((picture) => picture.files.map((file) => file.name)))
for (const name of await readdir(folder))
  if (name !== 'pictures.json' && !used.has(name)) await rm(path.join(folder, name))

const hero = Buffer.from(drawHero())
for (const width of [640, 768, 960, 1280, 1600]) {
  // of phones a pixel is finer than the eye, and so much less comes with the first answer of a connection
  const quality = width < 960 ? 43 : 55
  const sized = sharp(hero).resize({ width })
  const file = path.join(import.meta.dirname, `../web/app/hero/hero-${width}`)
  await sized.clone().avif({ quality, effort: 6 }).toFile(`${file}.avif`)
  await sized.clone().webp({ quality: 80 }).toFile(`${file}.webp`)
}

async function render(svg: string, drawing: string): Promise<Omit<DemoPicture, 'mpn'>> {
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  const { width, height, color, files } = await preparePicture(png)
  const pixels = await readPixels(png, await readHeader(png))
  // of drawings, effort 4 takes six times as long for files that are 2 to 9 % smaller
  for (const { width } of [...files]) files.push(await encode(pixels, 'image/avif', width, 2))
  for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes)
  return { drawing, width, height, color, files: files.map(({ bytes: _, ...file }) => file) }
}
