import { nearestReadable, usual } from './accent.ts'
import { markAddress, readMarkName } from './mark-file.ts'
import type { PublicRecord, ShopRecord } from './record.ts'

type Look = Pick<ShopRecord, 'look' | 'colours'>

/**
 * What pages show of logo, icon and colours: addresses that change with what is there, so that a new one is seen at once.
 * `theme` is where the sheet of the operator's own stands.
 */
export function shownLook(
  { look, colours }: Look,
  theme: string | null,
): Pick<PublicRecord, 'icon' | 'logos' | 'card' | 'head'> {
  const icon = look.icon ? markAddress(look.icon) : '/favicon.svg'
  const style = addressOfColours(colours)
  const card = cardOf({ look, colours })
  return {
    icon,
    logos: logosOf(look),
    ...(card && { card: card.address }),
    head: [
      { rel: 'icon', href: icon },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(theme ? [{ rel: 'stylesheet', href: theme }] : []),
      ...(style ? [{ rel: 'stylesheet', href: style }] : []),
    ],
  }
}

/** What links to the shop elsewhere show: its logo, or its icon, with a bar in its colour. Null while it has neither. */
export function cardOf({ look, colours }: Look) {
  const mark = look.logo ?? look.icon
  const accent = colours.accent ?? usual.light
  if (!mark) return null
  return { mark, accent, address: `/cards/${accent.slice(1)}-${mark}.png` }
}

function logosOf({ logo, darkLogo }: ShopRecord['look']): PublicRecord['logos'] {
  if (!logo) return []
  const shown = (file: string, on: PublicRecord['logos'][number]['on']) => {
    const { width, height } = readMarkName(file)
    return { src: markAddress(file), width, height, on }
  }
  return darkLogo ? [shown(logo, 'light'), shown(darkLogo, 'dark')] : [shown(logo, 'both')]
}

/** Where the sheet with the shop's own colours is; null while it has none. The address says both, and so what the sheet says. */
function addressOfColours({ accent, darkAccent }: ShopRecord['colours']): string | null {
  if (!accent && !darkAccent) return null
  const light = accent ?? usual.light
  const dark = darkAccent ?? nearestReadable(light, 'dark')
  return `/colours/${light.slice(1)}-${dark.slice(1)}.css`
}
