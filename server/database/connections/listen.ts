import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './connection.ts'

export type Listening = { unlisten: () => Promise<void> }

/**
 * Hears what is notified on a channel, each on a connection of its own that is opened again, after 0.1 to 0.3 s, when it
 * was lost. Rejects when the first one cannot be had. `since` is told each time that it hears from now on.
 */
export async function listenOn(
  open: () => Connection,
  channel: string,
  hear: (payload: string) => void,
  since: () => void = () => {},
): Promise<Listening> {
  let isWanted = true
  let current: Connection | undefined
  const connect = async () => {
    const connection = open()
    current = connection
    connection.on('notification', ({ payload = '' }) => hear(payload))
    const lost = new Promise<void>((resolve) => connection.once('end', resolve))
    await connection.ask({ text: `listen ${connection.escapeIdentifier(channel)}` })
    since()
    void lost.then(again)
  }
  const again = async () => {
    while (isWanted) {
      await pause(100 + Math.random() * 200, undefined, { ref: false })
      if (!isWanted) return
      try {
        return await connect()
      } catch {
        // it is tried again
      }
    }
  }
  await connect()
  return {
    unlisten: async () => {
      isWanted = false
      await current?.close()
    },
  }
}
