import { hash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPart } from '../draw/draw-part.ts'
import { drawn } from './drawn.ts'
import { readPictureFile, readPictures } from './pictures.ts'

test('every part of the demo has the pictures of its drawing as it is now (npm run draw)', () => {
  const drawings = Object.fromEntries(readPictures().map(({ mpn, drawing }) => [mpn, drawing]))
  const now = drawn().map(([name, part]) => [name, hash('sha256', drawPart(part))])
  expect(drawings).toEqual(Object.fromEntries(now))
})

test('every file of a picture is there, of its type and width', async () => {
  const files = readPictures().flatMap((picture) => picture.files)
  expect(files.length).toBe(drawn().length * 10)
  for (const { name, type, width } of files) {
    const { format, width: real } = await sharp(await readPictureFile(name)).metadata()
    expect({ type: format === 'heif' ? 'image/avif' : `image/${format}`, width: real }).toEqual({
      type,
      width,
    })
  }
})
