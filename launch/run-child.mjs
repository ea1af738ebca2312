import { spawn } from 'node:child_process'
import { constants } from 'node:os'

let child = null
let told = null

// A service manager signals everybody at once, npm passes on what it gets, Ctrl-C reaches the whole group: whoever is
// told, the child is told once more, to stop, which never hastens it (server/process/stop-on-signals.ts).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    told ??= signal
    child?.kill('SIGTERM')
  })

/** Runs a program in this terminal. Answers its `code`, or the `signal` that ended it, or the `error` of its start. */
export async function runChild(file, args, options) {
  if (told) endAs({ signal: told })
  child = spawn(file, args, { stdio: 'inherit', ...options })
  const ended = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  child = null
  return ended
}

/** Ends this process as that one ended. */
export function endAs({ code, signal }) {
  process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1))
}
