import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { articles } from './articles/articles.ts'
import { portfolio } from './portfolio.tsx'

const bodies: [name: string, Body: ComponentType][] = [
  ...articles.map(({ slug, Body }): [string, ComponentType] => [slug, Body]),
  ['portfolio', portfolio.About],
]
const policies = ['privacy', 'terms', 'shipping', 'returns', 'cookies']
const known = [
  ...['/', '/login', '/register', '/blogs', '/portfolio', '/dashboard'],
  ...policies.map((slug) => `/policies/${slug}`),
]

/** As a page draws it. */
function drawn(Body: ComponentType): string {
  const router = createMemoryRouter([{ id: 'root', path: '/', Component: Body }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

describe.each(bodies)('the text of %s', (_name, Body) => {
  const html = drawn(Body)

  test('leads only to pages that exist', () => {
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(known).toContain(href)
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

test('the portfolio has three pieces', () => {
  expect(portfolio.pieces.map(({ picture }) => picture)).toEqual([
    'storefront',
    'back-office',
    'api',
  ])
})
