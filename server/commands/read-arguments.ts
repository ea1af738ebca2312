import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Terminal } from './terminal.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Given<O extends Options> = {
  values: { [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string }
  positionals: string[]
}

/**
 * Reads a command's arguments, or says how it is used and answers the exit code: 0 when `--help` asked for it, 2 when
 * the arguments are not understood or not `fits`.
 */
export function readArguments<O extends Options>(
  args: string[],
  { out, err }: Pick<Terminal, 'out' | 'err'>,
  usage: string,
  options: O,
  fits: (positionals: string[]) => boolean,
): Given<O> | number {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if ('help' in values) {
      out.write(usage)
      return 0
    }
    if (fits(positionals)) return { values: values as Given<O>['values'], positionals }
  } catch (error) {
    err.write(`${error instanceof Error ? error.message : error}\n`)
  }
  err.write(usage)
  return 2
}
