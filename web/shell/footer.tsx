import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useCategories } from '../app/categories.ts'
import { useRootConfig } from '../app/shop-config.ts'
import { TaxesNote } from '../trade/pricing/taxes-note.tsx'
import { linesOf, phoneHref } from '../ui/words/contact.ts'
import { Mark } from './mark.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Categories, policies, where we are, and the newsletter. */
export default function Footer() {
  const shop = useRootConfig()?.shop
  const categories = useCategories()
  // a place that an order goes to is said where the order is
  const isOfOrder = /^\/(?:checkout|purchase|dashboard)/.test(useLocation().pathname)
  return (
    <footer className="mt-16 border-t bg-sunken" data-screen-only>
      <div className="frame grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr_1.6fr]">
        <Column title="Parts">
          {categories.map(({ key, name }) => (
            <FooterLink key={key} to={`/parts?category=${key}`}>
              {name}
            </FooterLink>
          ))}
          {shop?.hidden.includes('/quick-order') || (
            <FooterLink to="/quick-order">Quick order</FooterLink>
          )}
          {shop?.hidden.includes('/builder') || <FooterLink to="/builder">Builder</FooterLink>}
        </Column>
        {shop?.policies[0] && (
          <Column title="Policies">
            {shop.policies.map(({ slug, title }) => (
              <FooterLink key={slug} to={`/policies/${slug}`}>
                {title}
              </FooterLink>
            ))}
          </Column>
        )}
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="mb-3 text-sm font-semibold">
            Contact
          </h2>
          <Contact />
          <SocialLinks />
        </section>
        <section aria-labelledby="footer-newsletter">
          <h2 id="footer-newsletter" className="mb-3 text-sm font-semibold">
            Newsletter
          </h2>
          <NewsletterForm />
        </section>
      </div>
      <div className="frame flex flex-wrap items-center gap-3 border-t py-6 text-sm text-soft">
        <Mark size={20} />
        <p>{shop && [`${shop.name}.`, shop.sentence].filter(Boolean).join(' ')}</p>
        {!isOfOrder && <TaxesNote />}
        <a className="ms-auto underline-offset-3 hover:text-ink hover:underline" href="/api/docs">
          API
        </a>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-sm font-semibold">{title}</h2>
      <ul className="space-y-1 text-sm">{children}</ul>
    </nav>
  )
}

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      to={to}
      className="inline-block py-1 text-soft no-underline underline-offset-3 hover:text-ink hover:underline"
    >
      {children}
    </Link>
  </li>
)

/** How the shop is reached, as far as it says; nothing on the page that says why nothing could be loaded. */
function Contact() {
  const { address = '', phone, email } = useRootConfig()?.shop.contact ?? {}
  return (
    <address className="space-y-1 text-sm text-soft not-italic">
      {linesOf(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {phone && (
        <p>
          <a className="link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </address>
  )
}

/** Where else we are; nothing on the page that says why nothing could be loaded. */
function SocialLinks() {
  const config = useRootConfig()
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 text-sm">
      {config?.socialLinks.map(({ name, href }) => (
        <li key={name}>
          <Link
            className="inline-block py-1 text-soft underline-offset-3 hover:text-ink hover:underline"
            to={href}
            rel="noreferrer"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
