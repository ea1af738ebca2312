import type { Writable } from 'node:stream'

/** What a command is run with: its settings, where its words go, and whether somebody is there to be asked. */
export type Terminal = {
  settings: NodeJS.ProcessEnv
  out: Writable
  err: Writable & { isTTY?: boolean }
  isAttended: boolean
}
