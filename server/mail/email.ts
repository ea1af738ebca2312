import { html, raw } from 'hono/html'
import type { Times } from '../words/in-words.ts'

export type Fact = readonly [label: string, value: string]

/** What a mail says, before it is text or HTML. Texts are plain; lines and control characters in them are flattened. */
export type Email = {
  subject: string
  greeting: string
  says: string[]
  facts?: Fact[]
  action?: { label: string; url: string }
  notes: string[]
  unsubscribeUrl?: string
}

/** How the shop writes times, and what it is called. */
export type Wording = Times & { shop: string }

/** Who writes the mail, and the colours of their name, their button, and their name on dark ground. */
export type Sender = { name: string; accents: { name: string; button: string; onDark: string } }

/**
 * Flattens a text to one line, so that nobody's name starts a header, a paragraph or a line of facts of its own, or
 * turns the direction of what follows it. Lines of an address become parts of one.
 */
export const oneLine = (text: string) =>
  text
    .trim()
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ', ')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

const why = 'You get this mail because this address was used at our shop.'

/** The plain text of an email. */
export function emailText(email: Email, { name }: Pick<Sender, 'name'>): string {
  const { facts = [], action, unsubscribeUrl } = email
  return [
    oneLine(email.greeting),
    ...email.says.map(oneLine),
    facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...email.notes.map(oneLine),
    `-- \n${name}\n${why}`,
    unsubscribeUrl ? `Unsubscribe:\n${unsubscribeUrl}` : '',
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n')
}

/**
 * The HTML of an email. Colours stand inline for programs that drop style sheets; the sheet only turns them for dark
 * screens. Nothing is loaded from anywhere.
 */
export function emailHtml(email: Email, { name, accents }: Sender): string {
  const { facts = [], action, unsubscribeUrl } = email
  const subject = oneLine(email.subject)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(darkSheet(accents.onDark))}</style>
</head>
<body class="page" style="${look.page}">
<div class="sheet" style="${look.sheet}">
<p class="brand" style="${look.brand};color:${accents.name}">${name}</p>
<h1 style="${look.heading}">${subject}</h1>
${[email.greeting, ...email.says].map(paragraph)}
${facts.length > 0 ? html`<div class="facts" style="${look.facts}">${facts.map(fact)}</div>` : ''}
${action ? button(action, accents.button) : ''}
${email.notes.map((note) => html`<p class="quiet" style="${look.note}">${oneLine(note)}</p>\n`)}
<div class="quiet foot" style="${look.foot}">
<p style="margin:0">${name}<br>${why}</p>
${unsubscribeUrl ? unsubscribe(unsubscribeUrl) : ''}
</div>
</div>
</body>
</html>
`
  return page.toString()
}

const paragraph = (text: string) => html`<p style="${look.paragraph}">${oneLine(text)}</p>\n`

const fact = ([label, value]: Fact) =>
  html`<p style="${look.fact}"><span class="quiet" style="${look.label}">${label}: </span>${oneLine(value)}</p>\n`

/** The address stands below the button in full, as in the text, for those who cannot or would rather not click. */
const button = ({ label, url }: { label: string; url: string }, colour: string) =>
  html`<p style="margin:24px 0 8px"><a class="button" href="${url}" style="${look.button};background:${colour}">${label}</a></p>
<p class="quiet" style="${look.address}"><a class="quiet" href="${url}" style="${look.link}">${url}</a></p>\n`

const unsubscribe = (url: string) =>
  html`<p style="margin:12px 0 0;overflow-wrap:anywhere">Unsubscribe: <a class="quiet" href="${url}" style="${look.link}">${url}</a></p>\n`

const look = {
  page: "margin:0;padding:24px 12px;background:#f4f1ee;color:#1f1b18;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  sheet:
    'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e2dbd5;border-radius:8px;box-sizing:border-box;overflow-wrap:anywhere',
  brand: 'margin:0 0 20px;font-size:15px;font-weight:600',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650',
  paragraph: 'margin:0 0 14px',
  facts:
    'margin:20px 0;padding:12px 0;border-top:1px solid #e2dbd5;border-bottom:1px solid #e2dbd5',
  fact: 'margin:0;padding:3px 0',
  label: 'color:#665d56',
  button:
    'display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none;border-radius:6px',
  address: 'margin:0 0 20px;font-size:13px;color:#665d56',
  link: 'color:#665d56;text-decoration:underline',
  note: 'margin:0 0 12px;font-size:14px;color:#665d56',
  foot: 'margin-top:24px;padding-top:16px;border-top:1px solid #e2dbd5;font-size:13px;color:#665d56',
}

const darkSheet = (accent: string) => `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #191614 !important; color: #f1ece8 !important; }
  .sheet { background: #24201d !important; border-color: #403933 !important; }
  .brand { color: ${accent} !important; }
  .facts, .foot { border-color: #403933 !important; }
  .quiet { color: #b9aea5 !important; }
}
`
