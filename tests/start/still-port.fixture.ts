import { createServer } from 'node:net'

/** Each of the two processes that run tests has its own half: none takes what the other is about to listen on. */
const first = 12_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 2) * 9_000
let turn = Math.floor(Math.random() * 900)

/**
 * A free port, with nine free ones behind it most likely: below those that the system gives to outgoing connections,
 * since one of the many that tests open would take it before the shop listens there. No two answers of a process are the
 * same.
 */
export async function stillPort(): Promise<number> {
  for (;;) {
    turn += 1
    const port = first + (turn % 900) * 10
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
