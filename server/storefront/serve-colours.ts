import { Refusal } from '../../contract/refusals.ts'
import { shadesOf, type Theme } from '../../contract/shop-record/accent.ts'

/** Answers GET /colours/{name}: what the accent's tokens are in both themes. Throws Refusal `not_found`. */
export function serveColours(name: string): Response {
  const [, light, dark] = /^([0-9a-f]{6})-([0-9a-f]{6})\.css$/.exec(name) ?? []
  if (!light || !dark) throw new Refusal('not_found')
  const [onLight, onDark] = [tokensOf(`#${light}`, 'light'), tokensOf(`#${dark}`, 'dark')]
  // in two ways, as a theme is chosen: what the build makes of light-dark() is its own
  const sheet = `:root{${onLight}}
@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${onDark}}}
:root[data-theme="dark"]{${onDark}}
`
  return new Response(sheet, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** `--accent` is that of the server's own pages. */
function tokensOf(colour: string, theme: Theme) {
  const { accent, strong, tint, on } = shadesOf(colour, theme)
  return [
    `--color-accent:${accent}`,
    `--color-accent-strong:${strong}`,
    `--color-accent-tint:${tint}`,
    `--color-on-accent:${on}`,
    `--accent:${accent}`,
  ].join(';')
}
