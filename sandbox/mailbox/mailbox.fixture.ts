import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { createFaults } from '../control/faults.ts'
import { mailbox } from './mailbox.ts'

/** The mailbox alone on free ports, and a sender. `dataDir` is kept when it is given, and removed when it is not. */
export async function startMailbox(dataDir?: string) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mailbox-')))
  const faults = createFaults()
  const options = {
    port: 0,
    smtpPort: 0,
    dataDir: folder,
    shopUrl: 'http://localhost:3999',
    cards: { secretKey: '', publishableKey: '', webhookSecret: '' },
    identities: { clientId: '', clientSecret: '' },
    images: { key: '' },
  }
  const provider = await mailbox(options, faults)
  const { server, url } = await new Promise<{ server: ServerType; url: string }>((resolve) => {
    const server = serve(
      { fetch: provider.routes.fetch, port: 0, hostname: '127.0.0.1' },
      (address) => resolve({ server, url: `http://127.0.0.1:${(address as AddressInfo).port}` }),
    )
  })
  const send = (mail: SendMailOptions, timeout = 60_000) =>
    createTransport({
      host: '127.0.0.1',
      port: provider.smtpPort,
      ignoreTLS: true,
      socketTimeout: timeout,
    }).sendMail({ from: 'Partwright <shop@example.test>', ...mail })
  return {
    url,
    faults,
    smtpPort: provider.smtpPort,
    send,
    list: async (query = ''): Promise<Listed[]> =>
      (await fetch(`${url}/mail/api/messages?${query}`)).json(),
    stop: async () => {
      await provider.stop()
      await new Promise((resolve) => server.close(resolve))
      if (!dataDir) await rm(folder, { recursive: true })
    },
  }
}

/** A message as the API answers it. */
export type Listed = {
  id: number
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
  headers: Record<string, string>
  attachments: { filename: string; contentType: string; size: number; url: string }[]
  receivedAt: string
}
