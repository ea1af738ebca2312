import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { launched } from '../../tests/launched.fixture.ts'
import { type CommandName, runCommand } from './run-command.ts'

export type Ran = { code: number | null; out: string; err: string }

/** Runs a command in this process, with these settings alone; commands.test.ts has each in a process of its own. */
export async function runProgram(
  name: CommandName,
  args: string[],
  settings: Record<string, string>,
): Promise<Ran> {
  const [out, err] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(out), text(err)])
  const code = await runCommand(name, args, { settings, out, err, isAttended: false })
  out.end()
  err.end()
  const [outText, errText] = await said
  return { code, out: outText, err: errText }
}

/** Runs a command as `npm run` does, in a process of its own: for what depends on which process it is. */
export const spawnProgram = (name: CommandName, args: string[], settings: Record<string, string>) =>
  runFile(path.join(import.meta.dirname, 'main.ts'), [name, ...args], settings)

/** Runs a program in a process of its own by its file. */
export async function runFile(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Ran> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...launched, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, out, err }
}

/** A DATA_DIR of its own, removed when the work is over. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-command-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
