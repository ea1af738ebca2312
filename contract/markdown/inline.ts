import { isOwnPlace } from '../text/own-place.ts'
import { escapeHtml } from './escape.ts'

/** Where a picture may come from: the web by https, or the shop itself. Nothing is filled into an address. */
const comes = (address: string) =>
  (address.startsWith('https://') || isOwnPlace(address)) && !/[{}]/.test(address)
/** Where a text may lead: there, to a mailbox, a phone, or a place of the page itself. */
const leads = (address: string) =>
  comes(address) || (/^(mailto:|tel:|#)/.test(address) && !/[{}]/.test(address))

const anchor = (href: string, html: string) => `<a href="${escapeHtml(href)}">${html}</a>`
const address = String.raw`\(([^\s()]{1,500})(?: "[^"\n]{0,200}")?\)`

type Piece = [sign: RegExp, write: (match: RegExpExecArray) => string | null]

/** Signs within a line, each with what it becomes; null: it is none after all. Nothing of the text is HTML by itself. */
const pieces: Piece[] = [
  [/^\\([\\`*_{}[\]()#+\-.!>|<])/, ([, sign = '']) => escapeHtml(sign)],
  [/^`([^`\n]+)`/, ([, code = '']) => `<code>${escapeHtml(code)}</code>`],
  [
    new RegExp(String.raw`^!\[([^\]\n]{0,300})\]${address}`),
    ([, alt = '', src = '']) =>
      comes(src) ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" loading="lazy">` : null,
  ],
  [
    new RegExp(String.raw`^\[([^\]\n]{1,300})\]${address}`),
    ([, words = '', href = '']) => (leads(href) ? anchor(href, inline(words, false)) : null),
  ],
  [
    /^<(https:\/\/[^\s<>]{1,500})>/,
    ([, href = '']) => (leads(href) ? anchor(href, escapeHtml(href)) : null),
  ],
  [
    /^<([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})>/,
    ([, email = '']) => anchor(`mailto:${email}`, escapeHtml(email)),
  ],
  [
    /^https:\/\/[^\s<>"*`]{0,500}[\w/=#&-]/,
    ([href]) => (leads(href) ? anchor(href, escapeHtml(href)) : null),
  ],
  [/^\*\*(\S(?:[^*\n]*\S)?)\*\*/, ([, words = '']) => `<strong>${inline(words)}</strong>`],
  [/^\*(\S(?:[^*\n]*\S)?)\*/, ([, words = '']) => `<em>${inline(words)}</em>`],
  [/^_(\S(?:[^_\n]*\S)?)_(?!\w)/, ([, words = '']) => `<em>${inline(words)}</em>`],
]

/** Where a piece may begin: an underscore and an address only where no word goes on. */
const signs = /[\\`!*[<]|(?<!\w)_|(?<!\w)https:\/\//g

/** A line of Markdown as HTML. `mayLead`: no link stands within the words of another. */
export function inline(text: string, mayLead = true): string {
  let html = ''
  let at = 0
  while (at < text.length) {
    signs.lastIndex = at
    const next = signs.exec(text)?.index
    if (next === undefined) return html + escapeHtml(text.slice(at))
    const found = firstOf(text.slice(next), mayLead)
    html += escapeHtml(text.slice(at, next)) + (found?.html ?? escapeHtml(text.charAt(next)))
    at = next + (found?.length ?? 1)
  }
  return html
}

function firstOf(rest: string, mayLead: boolean) {
  for (const [sign, write] of pieces) {
    const match = sign.exec(rest)
    const html = match && write(match)
    if (match && html !== null && (mayLead || !html.includes('<a ')))
      return { html, length: match[0].length }
  }
  return null
}
