import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { socketOpener } from './client.ts'

test('F05 bytes that come in for a connection that just closed are nobody’s, and end nothing', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const told: string[] = []
  const faults: unknown[] = []
  const note = (fault: unknown) => faults.push(fault)
  process.on('uncaughtExceptionMonitor', note)
  try {
    const open = socketOpener()
    const [[theirs], ours] = await Promise.all([
      once(server, 'connection') as Promise<[Socket]>,
      opened(
        open(
          { host: ['127.0.0.1'], port: [port] },
          () => told.push('closed'),
          () => told.push('told'),
        ),
      ),
    ])
    // its words were not read: its connection is reset
    theirs.on('error', () => {})
    ours.on('close', () => told.push('close'))
    // in the turn after the one that destroys it the loop reads, before anything that was put off
    setImmediate(() => {
      theirs.write('the server’s last words')
      ours.destroy()
    })
    await expect.poll(() => told).toEqual(['closed', 'close', 'told'])
    expect(faults).toEqual([])
  } finally {
    process.off('uncaughtExceptionMonitor', note)
    server.close()
  }
})

async function opened(socket: Socket): Promise<Socket> {
  socket.resume()
  await once(socket, 'connect')
  return socket
}
