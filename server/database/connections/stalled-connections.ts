import type { Socket } from 'node:net'

export type StalledWatch = {
  watch: (socket: Socket) => void
  /** Says that an answer is expected from now on, and what ends the wait; what it gives back says that it came. */
  expect: (giveUp: () => void) => () => void
  end: () => void
}

/** How often connections are looked at, in milliseconds, and how many looks an answer is waited for. */
const lookMs = 1_000
const patience = 10

/**
 * Ends connections that lead nowhere. A network that swallows everything tells nobody: TCP goes on trying for a quarter
 * of an hour, and a statement that the server would have ended after 5 s waits as long. So when an answer has not come
 * within 10 s, each watched connection on which nothing was heard since is closed, and what waits on it fails as on a
 * lost one. A second later nobody waits for that answer any longer, wherever it was sent. Time is counted in looks: a
 * process that was stopped itself has not waited.
 */
export function watchStalled(): StalledWatch {
  const sockets = new Map<Socket, { bytes: number; heardAt: number }>()
  const expected = new Set<{ since: number; giveUp: () => void }>()
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
      answer.giveUp()
    }
    if (!isOverdue) return
    for (const [socket, { heardAt }] of sockets) if (now - heardAt >= patience - 1) socket.destroy()
  }
  const looking = setInterval(look, lookMs).unref()
  const watch = (socket: Socket) => {
    sockets.set(socket, { bytes: 0, heardAt: now })
  }
  const expect = (giveUp: () => void) => {
    const answer = { since: now, giveUp }
    expected.add(answer)
    return () => expected.delete(answer)
  }
  return {
    watch,
    expect,
    end: () => {
      clearInterval(looking)
      for (const socket of sockets.keys()) socket.destroy()
    },
  }
}
