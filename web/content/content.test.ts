import { type ComponentType, createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { firstTexts } from '../../server/shop-record/first-texts.ts'
import { phoneHref } from '../ui/words/contact.ts'
import { aboutUs, businessSummary } from './about.tsx'
import { articles } from './articles/articles.ts'
import { faq } from './faq.tsx'
import { policyAddress } from './policies/policy.ts'
import { findPolicy, policies } from './policies.tsx'
import { policies as linked } from './policy-list.ts'
import { portfolio } from './portfolio.tsx'

const bodies: [name: string, Body: ComponentType][] = [
  ...[...policies, ...articles].map(({ slug, Body }): [string, ComponentType] => [slug, Body]),
  ['faq', () => createElement(Fragment, null, ...faq.map(({ answer }) => answer))],
  ['about', aboutUs.Body],
  ['portfolio', portfolio.About],
]
const { identity, contact } = firstTexts.example
const known = [
  ...['/', '/login', '/register', '/blogs', '/portfolio', '/dashboard'],
  ...policies.map(({ slug }) => policyAddress(slug)),
]

/** As a page draws it, which knows the shop's configuration. */
function drawn(Body: ComponentType): string {
  const config = { holdMinutes: 4_320, shop: { ...identity, contact } }
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', Component: Body, loader: () => {} }],
    {
      hydrationData: { loaderData: { root: { config } } },
    },
  )
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('the terms say for how long this shop holds stock', () => {
  expect(drawn(findPolicy('terms')!.Body)).toContain('held for you for 3 days.')
})

describe.each(bodies)('the text of %s', (_name, Body) => {
  const html = drawn(Body)

  test('leads only to pages that exist and to us', () => {
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect([...known, `mailto:${contact.email}`, phoneHref(contact.phone)]).toContain(href)
  })

  test('joins its words with spaces and does not shout', () => {
    const text = html
      .replace(/<(pre|svg)\b.*?<\/\1>/gs, '')
      .replace(/<code>.*?<\/code>/gs, 'code')
      .replace(/<\/?(a|em|mark|strong)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n')
    expect(text).not.toMatch(/!|\S\s[,.;:]|[a-z][.,;:][A-Z]/)
    expect(html).not.toMatch(/[\p{L}\p{N}]<(a|strong|code)\b|<\/(a|strong|code)>[\p{L}\p{N}]/u)
  })
})

test('every policy that the footer links to has its text', () => {
  expect(policies.map(({ slug, title }) => ({ slug, title }))).toEqual(linked)
  for (const policy of policies) expect(findPolicy(policy.slug)).toBe(policy)
  expect(findPolicy('none')).toBeUndefined()
})

test('the FAQ says what the specification wants said, in words and in markup alike', () => {
  const all = faq.map(({ text }) => text).join(' ')
  for (const promise of [
    /extra charge/,
    /genuine/,
    /One to three years/,
    /service stations worldwide/,
    /At least the minimum quantity of the part and at most what is available/,
  ])
    expect(all).toMatch(promise)
  for (const { text, answer } of faq) expect(renderToStaticMarkup(answer)).toContain(`<p>${text}`)
  expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length)
})

test('the business summary has the specification’s numbers', () => {
  expect(businessSummary.map(({ figure }) => figure)).toEqual(['100+', '120M+', '33K+', '50+'])
})

test('the portfolio has three pieces', () => {
  expect(portfolio.pieces.map(({ picture }) => picture)).toEqual([
    'storefront',
    'back-office',
    'api',
  ])
})
