import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.dirname(import.meta.dirname)
const whole = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
/** A face of web/ui/styles/tokens.css whose file is cut here. */
const cutFace = /url\("(?:\.\.\/)+(build\/fonts\/[\w-]+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g

/**
 * Cuts the typeface into the files that web/ui/styles/tokens.css asks for, each with the characters of its `unicode-range`. In one
 * piece it is larger than what a new connection takes at once, and is waited for twice as long.
 */
export async function cutFonts() {
  const style = readFileSync(path.join(root, 'web/ui/styles/tokens.css'), 'utf8')
  const font = readFileSync(createRequire(import.meta.url).resolve(whole))
  const faces = [...style.matchAll(cutFace)]
  if (faces.length === 0) throw new Error('web/ui/styles/tokens.css names no file in build/fonts')
  mkdirSync(path.join(root, 'build/fonts'), { recursive: true })
  for (const [, file, range] of faces) {
    const cut = await subsetFont(font, charactersOf(range!), { targetFormat: 'woff2' })
    const target = path.join(root, file!)
    // the same bytes are not written again, since two builds may read them at once
    if (!existsSync(target) || !readFileSync(target).equals(cut)) writeFileSync(target, cut)
  }
}

/** "U+0041-005A, U+00D7" → all of them as one text. */
const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      const first = Number.parseInt(from, 16)
      const count = Number.parseInt(to, 16) - first + 1
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
