import { Fragment, type ReactNode } from 'react'
import { markdownToHtml } from '../../../contract/markdown/markdown.ts'
import type { RecordGroup, RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { linesOf } from '../../ui/words/contact.ts'
import { Html } from '../../ui/words/html.tsx'
import { Rules } from './rules.tsx'
import { Written } from './written.tsx'

type Props = Pick<RecordShown, 'record' | 'placeholders'> & { group: RecordGroup }

/** What a group will look like where it stands, as it is typed. */
export function Preview({ record, placeholders, group }: Props) {
  if (group === 'home') return <HomePage home={record.home} given={placeholders} />
  if (group === 'questions')
    return (
      <Frame>
        {record.questions.map(({ question, answer }) => (
          <section key={question} className="border-b p-5 last:border-b-0">
            <h3 className="font-medium">{question}</h3>
            <Html text={markdownToHtml(answer, placeholders)} className="mt-2 text-sm text-soft" />
          </section>
        ))}
      </Frame>
    )
  if (group === 'menu')
    return (
      <Frame>
        <MenuEntries menu={record.menu} />
      </Frame>
    )
  if (group === 'orders')
    return (
      <Frame>
        <Rules {...record.orders} />
      </Frame>
    )
  if (group === 'place')
    return (
      <Frame>
        <Written {...record} />
      </Frame>
    )
  if (group === 'numbers')
    return (
      <Frame>
        <Numbered {...record.numbers} />
      </Frame>
    )
  return <Frame>{group === 'seller' ? <Document {...record} /> : <Page {...record} />}</Frame>
}

/** What is previewed stays in sight beside a form that is longer than the window. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Preview" className="panel overflow-hidden lg:sticky lg:top-4">
      <h2 className="border-b bg-sunken px-5 py-2 text-xs font-medium text-soft">Preview</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <div tabIndex={0} className="lg:max-h-[80vh] lg:overflow-y-auto">
        {children}
      </div>
    </section>
  )
}

type HomeProps = { home: ShopRecord['home']; given: RecordShown['placeholders'] }

/** The home page's own words, without parts and reviews. */
function HomePage({ home, given }: HomeProps) {
  const { title, lead, about, figures, figuresNote } = home
  return (
    <Frame>
      <div className="space-y-6 p-5">
        <div>
          <p className="text-xl font-semibold tracking-tight">{title}</p>
          {lead && <p className="mt-2 text-soft">{lead}</p>}
        </div>
        {about && <Html text={markdownToHtml(about, given)} className="text-sm" />}
        {figures.length > 0 && (
          <div>
            {figuresNote && <p className="mb-3 text-sm text-soft">{figuresNote}</p>}
            <dl className="grid grid-cols-2 gap-4 border-t pt-4">
              {figures.map(({ figure, label }) => (
                <div key={`${figure} ${label}`} className="flex flex-col-reverse">
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd className="figures text-lg font-semibold">{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Frame>
  )
}

/** The menu as buyers see it. */
function MenuEntries({ menu }: { menu: ShopRecord['menu'] }) {
  const entries = [
    ...['Home', 'Parts'],
    ...(menu.builder ? ['Builder'] : []),
    ...(menu.quickOrder ? ['Quick order'] : []),
    ...(menu.blogs ? ['Blogs'] : []),
    ...(menu.portfolio ? ['My portfolio'] : []),
  ]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 p-5 text-sm text-soft">
      {entries.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** The first numbers that would be given. */
function Numbered({ order, invoice, creditNote, part }: ShopRecord['numbers']) {
  const first = [
    ['Order', `${order}100001`],
    ['Invoice', `${invoice}000001`],
    ['Credit note', `${creditNote}000001`],
    ['A part', `${part}3F2A90C1B7D4`],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 p-5 text-sm">
      {first.map(([what, number]) => (
        <Fragment key={what}>
          <dt className="text-soft">{what}</dt>
          <dd className="figures">{number?.toUpperCase()}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A page's title, and the end of it. */
function Page({ identity, contact, links }: ShopRecord) {
  const { name, claim, sentence } = identity
  return (
    <div className="space-y-5 p-5 text-sm">
      <p className="truncate rounded-md border bg-raised px-3 py-2">
        {claim} · {name}
      </p>
      <p className="text-lg font-semibold tracking-tight">{name}</p>
      <div className="space-y-1 text-soft">
        {[...linesOf(contact.address), contact.phone, contact.email, contact.hours]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
      </div>
      <p className="flex flex-wrap gap-x-4 text-soft">
        {links.map((link) => (
          <span key={`${link.name} ${link.href}`}>{link.name}</span>
        ))}
      </p>
      <p className="border-t pt-4 text-soft">{[`${name}.`, sentence].filter(Boolean).join(' ')}</p>
    </div>
  )
}

/** The head of an invoice, on paper. */
function Document({ identity, seller, colours }: ShopRecord) {
  const small = [
    linesOf(seller.address).join(', '),
    seller.taxId && `Tax id ${seller.taxId}`,
    seller.registration,
  ]
  return (
    <div className="bg-[#ffffff] p-6 text-[#1f1b18]">
      <p className="font-semibold" style={{ color: colours.accent ?? '#9c4f20' }}>
        {seller.name || identity.name}
      </p>
      {small.filter(Boolean).map((line) => (
        <p key={line} className="text-xs text-[#665d56]">
          {line}
        </p>
      ))}
      <p className="mt-4 text-xl font-semibold">Invoice</p>
    </div>
  )
}
