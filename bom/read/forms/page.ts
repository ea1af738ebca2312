import { withStrikes } from './strikes.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The names of the signs from U+00A1 on, one behind the other (HTML, §13.5). */
const latin =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
/** Others that mails and pages have between parts and numbers. */
const others =
  "ndash – mdash — minus − hellip … bull • lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › euro € trade ™ prime ′ Prime ″ rarr → larr ← check ✓ cross ✗ apos ' comma , colon : num # lpar ( rpar ) sol / equals = plus + ast *"
const named = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(0xa1 + at)] as const),
  ...[...others.matchAll(/(\w+) (\S+)/g)].map(([, name, sign]) => [name!, sign!] as const),
  ...['ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
])

/** What is not shown, by how it begins and ends. */
const hidden = [
  ['<!--', '-->'],
  ...['script', 'style', 'title'].map((tag) => [`<${tag}\\b`, `</${tag}>`] as const),
] as const

/** Behind the last end nothing ends: it is not looked for there, which would take the square of a long text's time. */
function without(page: string, [begin, end]: readonly [string, string]): string {
  const [closed = ''] = new RegExp(`^[\\s\\S]*${end}`, 'i').exec(page) ?? []
  const shown = closed.replace(new RegExp(`${begin}[\\s\\S]*?${end}`, 'gi'), '')
  return shown + page.slice(closed.length)
}

/** The words between tags, with ends of lines for those of paragraphs. */
function withoutTags(page: string): string {
  const end = page.lastIndexOf('>') + 1
  const lines = page
    .slice(0, end)
    .replace(
      /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|blockquote|pre|section|article))\b[^>]*>/gi,
      '\n',
    )
  return lines.replace(/<[^>]*>/g, '') + page.slice(end)
}

/** Signs that are written as numbers or by name, such as &#39;, &#x2F; and &times;, but for those of markup. */
export const withSigns = (page: string) =>
  page
    .replace(/&#(?:(\d{1,6})|x([\da-f]{1,5}));/gi, (whole, decimal?: string, hex?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      const isSign = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      return isSign && !'<>&"'.includes(String.fromCodePoint(code))
        ? String.fromCodePoint(code)
        : whole
    })
    .replace(/&(\w{2,8});/g, (whole, name: string) => named.get(name) ?? whole)

/** The lines of a page, or of a part of one, as they stand there: a line each of its paragraphs and of its lists. */
export const linesOfPage = (page: string) =>
  withoutTags(hidden.reduce(without, page).replace(/\s+/g, ' '))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/&#(34|38|60|62);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The same of a page that has no table, as one text. */
export const pageText = (page: string) =>
  linesOfPage(withStrikes(withSigns(page), 'HTML')).join('\n')
