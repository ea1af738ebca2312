export type Attachment = { filename: string; contentType: string; content: Uint8Array }

/** One mail, ready to go. `id` becomes its Message-ID, so that a repeated one can be told. */
export type Message = {
  id: string
  /** `shop@host`, or with a name: `Name <shop@host>`. */
  from: string
  to: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  /** For newsletters: where one click unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
}

/** Sends mail. Throws when the server did not take it. */
export type Mailer = {
  send: (message: Message) => Promise<void>
  check: () => Promise<void>
  close: () => void
}
