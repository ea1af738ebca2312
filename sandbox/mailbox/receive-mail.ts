import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Fault, Faults } from '../control/faults.ts'

type Envelope = { from: string; to: string[] }

const maxBytes = 25 * 1024 * 1024

/**
 * Takes mail on 127.0.0.1 from anybody: no TLS, and any name and password or none. A fault strikes when a message's
 * data have come in; its request text is `DATA /<sender> <recipients, comma-separated>`.
 */
export async function receiveMail(
  port: number,
  faults: Faults,
  store: (raw: Buffer, envelope: Envelope) => Promise<void>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Map<number, Socket>()
  const smtp = new SMTPServer({
    name: 'sandbox.test',
    banner: 'Partwright sandbox',
    size: maxBytes,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const envelope = envelopeOf(session)
      const cut = () => sockets.get(session.remotePort)?.destroy()
      stream
        .toArray()
        .then(async (chunks: Buffer[]) => {
          if (stream.sizeExceeded) return done(reply(552, 'Message too large'))
          const fault = faults.strike('mail', `DATA /${envelope.from} ${envelope.to.join(',')}`)
          const effect = () => store(Buffer.concat(chunks), envelope)
          await answer(fault, effect, done, cut)
        })
        .catch((error: Error) => done(reply(451, error.message)))
    },
  })
  smtp.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, '127.0.0.1', () => resolve())
  })
  // A client that goes away in the middle is its own affair.
  smtp.on('error', () => {})
  return {
    port: (smtp.server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

async function answer(
  fault: Fault | undefined,
  effect: () => Promise<void>,
  done: (error?: Error | null, message?: string) => void,
  cut: () => void,
) {
  const failed = () => done(reply(fault?.status ?? 451, 'Fault on demand'))
  switch (fault?.kind) {
    case 'error':
      return failed()
    case 'hang':
      return
    case 'cut':
      return cut()
    case 'delay':
      await sleep(fault.ms ?? 0)
  }
  await effect()
  switch (fault?.kind) {
    case 'error-after':
      return failed()
    case 'hang-after':
      return
    case 'cut-after':
      return cut()
  }
  done(null, 'Kept in the sandbox mailbox')
}

function envelopeOf({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
