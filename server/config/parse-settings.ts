import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigFault, type Settings, settings } from './settings.ts'

/** Reads every setting from the environment. Throws ConfigFault with one line that names each fault. */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const schema = z.object(
    Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])),
  )
  const given = Object.fromEntries(
    Object.entries(settings).map(([name, { isSecret }]) => [
      name,
      isSecret ? readSecret(environment, name) : textOf(environment[name]),
    ]),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data as Settings
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigFault(lines.join('; '))
}

const textOf = (given: string | undefined) => given?.trim() || undefined

/**
 * A secret comes as the setting itself, or as the file that NAME_FILE names, which is how platforms hand secrets out: what
 * stands in the environment is seen by more. Never both.
 */
function readSecret(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const given = textOf(environment[name])
  const file = textOf(environment[`${name}_FILE`])
  if (!file) return given
  if (given) throw new ConfigFault(`${name} and ${name}_FILE are both set: leave one of them out`)
  const text = textOf(readText(`${name}_FILE`, file))
  if (!text) throw new ConfigFault(`${name}_FILE: ${file} is empty: write the secret into it`)
  return text
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigFault(`${name}: ${file} cannot be read (${code}): give the shop's user a file`)
  }
}
