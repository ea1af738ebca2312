import { useLocation } from 'react-router'
import { absolute } from '../../app/origin.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import type { ShownFinding } from './findings.ts'

/** A mail to the shop that says which fact of which part is missing, and in which build. */
export function AskUs({ finding }: { finding: ShownFinding }) {
  const { pathname, search } = useLocation()
  const { email } = useShopConfig().shop.contact
  const missing = finding.facts.filter(({ text }) => text === null)
  const asked = missing.map(({ of, label }) => `${of}: ${label}`)
  const body = [finding.text, ...asked, absolute(pathname + search)].join('\n\n')
  const query = `subject=${encodeURIComponent('A fact that is not recorded')}&body=${encodeURIComponent(body)}`
  return (
    <p className="mt-1 ps-7 text-xs text-soft" data-screen-only>
      Unknown is no yes and no no.{' '}
      {email && (
        <a href={`mailto:${email}?${query}`} className="link">
          Ask us to look it up
        </a>
      )}
    </p>
  )
}
