/**
 * Which cells of an XLSX sheet are struck through, as "row,column" from 0: the library leaves fonts out. Styles and
 * sheet are the files' own texts (ECMA-376 part 1, 18.8.36 and 18.3.1.4).
 */
export function struckCells(styles: string, sheet: string): Set<string> {
  const fonts = (blockOf(styles, 'fonts').match(/<font\b[^>]*?(?:\/>|>.*?<\/font>)/gs) ?? []).map(
    (font) => /<strike\b(?![^>]*val="(?:0|false)")/.test(font),
  )
  const struck = new Set<string>()
  if (!fonts.includes(true)) return struck
  const forms = (blockOf(styles, 'cellXfs').match(/<xf\b[^>]*>/g) ?? []).map((form) => {
    const font = /\bfontId="(\d+)"/.exec(form)?.[1]
    return font !== undefined && fonts[Number(font)] === true
  })
  for (const [cell, attributes = ''] of sheet.matchAll(/<c\b([^>]*)>/g)) {
    const style = /\bs="(\d+)"/.exec(cell)?.[1]
    const [, letters = '', row = ''] = /\br="([A-Z]{1,3})(\d{1,7})"/.exec(attributes) ?? []
    if (style !== undefined && forms[Number(style)] && letters)
      struck.add(`${Number(row) - 1},${columnOf(letters)}`)
  }
  return struck
}

const blockOf = (text: string, tag: string) => {
  const start = text.indexOf(`<${tag}`)
  return start < 0 ? '' : text.slice(start, text.indexOf(`</${tag}>`, start))
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
