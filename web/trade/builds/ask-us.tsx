import { Link, useLocation } from 'react-router'
import { derivedFacts } from '../../../contract/builds/facts/fact.ts'
import { absolute } from '../../app/origin.ts'
import { useSession } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ShownFinding } from './findings.ts'

const AskButton = lazyPart(() => import('./ask-button.tsx'))

/**
 * Makes the facts that a finding lacks a task of the shop, which tells whoever asked what came of it. Where no fact is
 * missing that can be looked up, and it is still not known, the question is a mail.
 */
export function AskUs({ finding: { facts, text } }: { finding: ShownFinding }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const { email } = useShopConfig().shop.contact
  const missing = facts.filter(
    ({ key, text: known }) => known === null && !derivedFacts.includes(key),
  )
  const words = 'Ask us to look it up'
  const written = `subject=${encodeURIComponent(text)}&body=${encodeURIComponent(absolute(pathname + search))}`
  return (
    <div
      className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 ps-7 text-xs text-soft"
      data-screen-only
    >
      Unknown is neither yes nor no.
      {missing.length === 0 ? (
        email && (
          <a href={`mailto:${email}?${written}`} className="link">
            {words}
          </a>
        )
      ) : 'person' in session ? (
        <AskButton facts={missing} words={words} />
      ) : (
        <Link to={`/login?from=${encodeURIComponent(pathname + search)}`} className="link">
          {words}
        </Link>
      )}
    </div>
  )
}
