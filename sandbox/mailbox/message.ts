import PostalMime, { type Address, addressParser } from 'postal-mime'

export type Attachment = {
  filename: string
  contentType: string
  contentId: string | undefined
  content: Uint8Array
}

/** A message as it arrived: `to` are the envelope's recipients, so that Bcc counts. */
export type ParsedMessage = {
  from: string
  fromName: string
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
  /** By lower-case name; a repeated header's values stand on a line each. */
  headers: Record<string, string>
  attachments: Attachment[]
}

/** Reads a raw message (RFC 5322 and MIME). */
export async function parseMessage(
  raw: Uint8Array,
  envelope: { from: string; to: string[] },
): Promise<ParsedMessage> {
  const email = await PostalMime.parse(raw)
  const text = email.text ?? ''
  const html = email.html ?? ''
  const headers: Record<string, string> = {}
  for (const { key, value } of email.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`
  }
  return {
    from: mailboxOf(email.from)?.address ?? envelope.from,
    fromName: mailboxOf(email.from)?.name ?? '',
    to: envelope.to.length ? envelope.to : addressesIn(headers.to ?? ''),
    subject: email.subject ?? '',
    text,
    html,
    links: linksOf(text, html),
    headers,
    attachments: email.attachments.map(({ filename, mimeType, contentId, content }, index) => ({
      filename: filename || `attachment-${index + 1}`,
      contentType: mimeType || 'application/octet-stream',
      contentId: contentId?.replace(/^<|>$/g, ''),
      content:
        typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  }
}

function mailboxOf(address: Address | undefined) {
  return address?.address === undefined ? undefined : address
}

function addressesIn(header: string): string[] {
  return addressParser(header, { flatten: true })
    .map(({ address }) => address ?? '')
    .filter(Boolean)
}

/** Every web address in a message once, in order of appearance: those of the HTML part first. */
export function linksOf(text: string, html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, double, single]) => decoded(double ?? single ?? '').trim())
    .filter((href) => /^https?:\/\//i.test(href))
  const plain = (text.match(/https?:\/\/[^\s<>"'\]]+/gi) ?? []).map(trimmed)
  return [...new Set([...hrefs, ...plain])]
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll(/&(?:#38|#x26|amp);/gi, '&')
    .replaceAll(/&(?:#61|#x3d);/gi, '=')
    .replaceAll(/&(?:#x2f|#47);/gi, '/')
    .replaceAll(/&(?:quot|#34);/gi, '"')
    .replaceAll(/&#39;/g, "'")
}

/** A sentence's full stop, or the bracket around an address, is not part of it. */
function trimmed(link: string): string {
  const bare = link.replace(/[.,;:!?]+$/, '')
  return bare.endsWith(')') && !bare.includes('(') ? trimmed(bare.slice(0, -1)) : bare
}
