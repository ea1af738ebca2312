import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  port: number
  /** From now on every piece that comes by waits so long, both ways. */
  delay: (ms: number) => void
  /** Cuts every connection as a crashed router does: both ends get a reset. */
  reset: () => void
  /** The connections that are there lead nowhere from now on, and neither end hears of it; new ones are well. */
  halfOpen: () => void
  /** Takes everything and passes nothing on, connections that are there and new ones alike; false ends it. */
  blackHole: (on: boolean) => void
  stop: () => Promise<void>
}

/** Stands between a client and a server on the loopback address, and does to their connections what networks do. */
export async function startTcpProxy(to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let swallows = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }
  const dead = new WeakSet<Socket>()
  const pass = (from: Socket, onward: Socket) => {
    from.on('data', (bytes) => {
      if (swallows || dead.has(from)) return
      if (delayMs === 0) onward.write(bytes)
      else setTimeout(() => onward.destroyed || onward.write(bytes), delayMs)
    })
    from.once('close', () => {
      if (!swallows && !dead.has(from)) setTimeout(() => onward.destroy(), delayMs)
    })
  }
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const socket of [near, far]) keep(socket)
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    halfOpen: () => {
      for (const socket of sockets) dead.add(socket)
    },
    blackHole: (on) => {
      swallows = on
      // what was swallowed is missing: no network goes on with such a connection
      if (!on) for (const socket of sockets) socket.resetAndDestroy()
    },
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
