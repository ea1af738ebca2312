import { runCommand } from './run-command.ts'

/** `npm run NAME -- ARGUMENTS`: the command as a process, with the settings of its environment. */
const [name = '', ...args] = process.argv.slice(2)
const code = await runCommand(name, args, {
  settings: process.env,
  out: process.stdout,
  err: process.stderr,
  isAttended: process.stdin.isTTY === true,
})
// what was too late may still wait for its answer; what was written has to be read first
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((resolve) => stream.write('', () => resolve()))
process.exit(code)
