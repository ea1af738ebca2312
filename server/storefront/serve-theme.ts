import { Refusal } from '../../contract/refusals.ts'
import type { Config } from '../config/config.ts'

/** Answers the sheet of the operator's own theme, under its address. Throws Refusal `not_found` for that of another. */
export function serveTheme({ theme }: Pick<Config, 'theme'>, path: string): Response {
  if (theme?.address !== path) throw new Refusal('not_found')
  return new Response(theme.sheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
