import { ConfigFault } from '../config/settings.ts'
import type { Terminal } from './terminal.ts'

type Command = (args: string[], terminal: Terminal) => Promise<number>

/** Each is loaded when it is run: none waits for what another needs. */
const commands = {
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  books: async () => (await import('./books.ts')).books,
  doctor: async () => (await import('./doctor.ts')).doctor,
  import: async () => (await import('./import.ts')).importParts,
  reset: async () => (await import('./reset.ts')).reset,
  restore: async () => (await import('./restore.ts')).restore,
  rotate: async () => (await import('./rotate.ts')).rotate,
} satisfies Record<string, () => Promise<Command>>

export type CommandName = keyof typeof commands

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Runs a command: answers its exit code; what went wrong is one line on standard error and exit 1. */
export async function runCommand(
  name: string,
  args: string[],
  terminal: Terminal,
): Promise<number> {
  if (!isCommand(name)) {
    terminal.err.write(`There is no command ${name}: ${Object.keys(commands).join(', ')}\n`)
    return 2
  }
  try {
    const command: Command = await commands[name]()
    return await command(args, terminal)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    terminal.err.write(`${error instanceof ConfigFault ? 'Configuration: ' : ''}${words}\n`)
    return 1
  }
}
