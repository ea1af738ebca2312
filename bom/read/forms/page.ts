import { withStrikes } from './strikes.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The lines of a page that has no table, as they stand there: a line each of its paragraphs and of its lists. */
export const pageText = (page: string) =>
  withStrikes(page.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ''), 'HTML')
    .replace(/\s+/g, ' ')
    .replace(
      /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|blockquote|pre|section|article))\b[^>]*>/gi,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
