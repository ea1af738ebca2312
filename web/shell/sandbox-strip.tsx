import { useRouteLoaderData } from 'react-router'
import type { ShopConfig } from '../app/shop-config.ts'

const names = {
  cards: 'card payments',
  identities: 'Google log-in',
  images: 'the image host',
  mail: 'mail',
}

/** Says what is not real here. */
export default function SandboxStrip() {
  // not there on the page that says why nothing could be loaded
  const root = useRouteLoaderData('root') as { config: ShopConfig } | undefined
  if (!root || root.config.sandboxed.length === 0) return null
  const { sandboxed, mailbox } = root.config
  const listed = sandboxed.map((name) => names[name])
  const list = [listed.slice(0, -1).join(', '), listed.at(-1)].filter(Boolean).join(' and ')
  return (
    <aside
      aria-label="Sandbox"
      data-screen-only
      className="border-b bg-sunken px-4 py-1.5 text-center text-xs text-soft"
    >
      <p>
        <strong className="font-semibold text-ink">Sandbox.</strong> Not real here: {list}. No money
        moves.{' '}
        {mailbox && (
          <a href={mailbox} className="underline underline-offset-3 hover:text-ink">
            Read the mails
          </a>
        )}
      </p>
    </aside>
  )
}
