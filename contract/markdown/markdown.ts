import MarkdownIt from 'markdown-it'
import { isOwnPlace } from '../text/own-place.ts'

/** What a text may name in braces, and what stands there when it is shown. */
export type Placeholders = Record<string, string>

/** Where a picture may come from: the web by https, or the shop itself. */
const comes = (address: string) => address.startsWith('https://') || isOwnPlace(address)
/** Where a text may lead: there, to a mailbox, a phone, or a place of the page itself. */
const leads = (address: string) => comes(address) || /^(mailto:|tel:|#)/.test(address)

const reader = new MarkdownIt({ html: false, linkify: true })
reader.validateLink = leads
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })

// the page's own title is the first order: a text's headings begin with the second, and end with the fourth
reader.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading_'))
      token.tag = `h${Math.min(4, Math.max(2, Number(token.tag.slice(1))))}`
})

// our policy refuses styles in attributes: cells stand as the page's own style has them
reader.core.ruler.push('cells', ({ tokens }) => {
  for (const token of tokens) if (/^t[hd]_open$/.test(token.type)) token.attrs = null
})

// code that is wider than the page is scrolled by keys, too
const code = reader.renderer.rules.fence
reader.renderer.rules.fence = (...given) =>
  code?.(...given).replace(/^<pre>/, '<pre tabindex="0">') ?? ''

const picture = reader.renderer.rules.image
reader.renderer.rules.image = (tokens, at, options, env, self) => {
  const token = tokens[at]
  if (!token || !picture) return ''
  if (!comes(String(token.attrGet('src')))) return reader.utils.escapeHtml(token.content)
  token.attrSet('loading', 'lazy')
  return picture(tokens, at, options, env, self)
}

/**
 * Markdown as HTML, by CommonMark with tables. There is no HTML of the writer's own in it, and links and pictures lead nowhere
 * but by https, to a mailbox, a phone, or the shop itself. `{name}` becomes what stands for it, as text.
 */
export const markdownToHtml = (text: string, given: Placeholders = {}): string =>
  reader
    .render(text)
    .trim()
    .replace(placeholder, (whole, name: string) =>
      Object.hasOwn(given, name) ? reader.utils.escapeHtml(given[name] ?? '') : whole,
    )

/** The names in braces that nothing stands for. */
export const unknownPlaceholders = (text: string, known: readonly string[]) =>
  [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))

const placeholder = /\{([a-zA-Z]+)\}/g
