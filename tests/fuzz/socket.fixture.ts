import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { guardMs } from './send.fixture.ts'

/** An open connection to that port of this machine; its errors are for those who wait on it. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Everything that comes back until the connection ends. Rejects when it is still open after the guard. */
export async function answersTo(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await open(port)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await ended(socket)
  return text
}

/** Waits for the end of a connection. */
export async function ended(socket: Socket) {
  if (socket.destroyed) return
  const late = AbortSignal.timeout(guardMs)
  late.addEventListener('abort', () => socket.destroy())
  await new Promise((resolve) => socket.once('close', resolve))
  if (late.aborted) throw new Error(`the connection was still open after ${guardMs} ms`)
}

/** Every answer in what came back, one after the other: nothing stands between a body and the next status line. */
export const answersIn = (text: string) => text.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean)

export const statusesIn = (text: string) => answersIn(text).map((one) => Number(one.slice(9, 12)))
