import type { Hono } from 'hono'

/** One stand-in for an outside service: what it serves over HTTP, and how it is stopped. */
export type Provider = { routes: Hono; stop: () => Promise<void> }

/** What the sandbox's process is told at start. Every secret is made by the shop's own start. */
export type SandboxOptions = {
  /** The port of every stand-in but mail; 0 takes a free one. */
  port: number
  /** The port that takes SMTP; 0 takes a free one. */
  smtpPort: number
  /** Where the stand-ins keep their state: one SQLite file or folder each. */
  dataDir: string
  /** The shop's public address: webhooks go to its /api/webhooks/cards, sign-ins return to it. */
  shopUrl: string
  cards: { secretKey: string; publishableKey: string; webhookSecret: string }
  identities: { clientId: string; clientSecret: string }
  images: { key: string }
}
