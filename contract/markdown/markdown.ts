import { blocksOf } from './blocks.ts'
import { escapeHtml } from './escape.ts'

/** What a text may name in braces, and what stands there when it is shown. */
export type Placeholders = Record<string, string>

/**
 * Markdown as HTML: headings, paragraphs, lists, quotes, tables, code, rules, and within lines bold, italic, code, links
 * and pictures. Everything else is text. So there is no HTML in it but what is made here, and links and pictures lead
 * nowhere but by https, to a mailbox, a phone, or the shop itself. `{name}` becomes what stands for it, as text. A subset
 * of https://spec.commonmark.org/0.31.2/ with the tables of https://github.github.com/gfm/
 */
export const markdownToHtml = (text: string, given: Placeholders = {}): string =>
  blocksOf(text.replace(/\r\n?/g, '\n').split('\n'))
    .join('\n')
    .replace(placeholder, (whole, name: string) =>
      Object.hasOwn(given, name) ? escapeHtml(given[name] ?? '') : whole,
    )

/** The names in braces that nothing stands for. */
export const unknownPlaceholders = (text: string, known: readonly string[]) =>
  [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))

const placeholder = /\{([a-zA-Z]+)\}/g
