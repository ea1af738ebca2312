import { connect, type Socket } from 'node:net'

/** Says that an answer is expected from now on, and what ends the wait; what it gives back says that it came. */
export type Expect = (giveUp: (error: Error) => void) => () => void

/** What of the driver's options says where to connect to. */
type Addresses = { host: string[]; port: number[]; path?: string | false }

/** How often connections are looked at, in milliseconds, and how many looks an answer is waited for. */
const lookMs = 1_000
const patience = 10

/**
 * Ends connections that lead nowhere. A network that swallows everything tells nobody: TCP goes on trying for a quarter
 * of an hour, and a statement that the server would have ended after 5 s waits as long. So when an answer has not come
 * within 10 s, each connection on which nothing was heard since is closed, and what waits on it fails as on a lost one.
 * A second later nobody waits for that answer any longer: the driver forgets a statement that it sends between a
 * connection's error and its end. Time is counted in looks: a process that was stopped itself has not waited.
 */
export function watchSilence() {
  const sockets = new Map<Socket, { bytes: number; heardAt: number }>()
  const expected = new Set<{ since: number; giveUp: (error: Error) => void }>()
  let now = 0
  const look = () => {
    now += 1
    for (const [socket, heard] of sockets) {
      if (socket.destroyed) sockets.delete(socket)
      else if (socket.bytesRead !== heard.bytes) {
        heard.bytes = socket.bytesRead
        heard.heardAt = now
      }
    }
    let isOverdue = false
    for (const answer of expected) {
      const waited = now - answer.since
      isOverdue ||= waited === patience
      if (waited <= patience) continue
      expected.delete(answer)
      answer.giveUp(noAnswer())
    }
    if (!isOverdue) return
    for (const [socket, { heardAt }] of sockets) if (now - heardAt >= patience - 1) socket.destroy()
  }
  const looking = setInterval(look, lookMs).unref()
  let tries = 0
  const open = ({ host, port, path }: Addresses): Socket => {
    const at = tries % host.length
    tries += 1
    const socket = path ? connect(path) : connect(port[at] ?? 5432, host[at])
    sockets.set(socket, { bytes: 0, heardAt: now })
    // the driver names the server so when it encrypts
    return Object.assign(socket, { host: host[at], port: port[at] })
  }
  const expect: Expect = (giveUp) => {
    const answer = { since: now, giveUp }
    expected.add(answer)
    return () => expected.delete(answer)
  }
  return { open, expect, end: () => clearInterval(looking) }
}

const noAnswer = () =>
  Object.assign(new Error(`the database did not answer in ${(patience * lookMs) / 1_000} s`), {
    code: 'ETIMEDOUT',
  })
