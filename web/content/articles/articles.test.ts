import { readFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { suppliedArticles } from '../../../contract/shop-record/articles.ts'
import { articles, findArticle } from './articles.ts'

const samples = `${import.meta.dirname}/samples`
const wordsPerMinute = 220

test('the articles answer the five questions in the specification’s order', () => {
  expect(articles.map(({ slug }) => slug)).toEqual([
    'improve-react-performance',
    'prototypal-inheritance',
    'why-state-is-not-set-directly',
    'search-products-by-name',
    'unit-tests',
  ])
  expect(articles.map(({ slug }) => slug)).toEqual(suppliedArticles)
  expect(articles.map(({ slug }) => findArticle(slug))).toEqual(articles)
  expect(findArticle('none')).toBeUndefined()
})

describe.each(articles)('$slug', ({ Body, minutes, published, question }) => {
  const html = renderToStaticMarkup(createElement(Body))
  const figures = [
    ...html.matchAll(
      /<figcaption><code>([\w.-]+)<\/code><\/figcaption><pre.*?><code>(.*?)<\/code>/gs,
    ),
  ]
  const prose = plain(html.replace(/<(pre|svg)\b.*?<\/\1>/gs, ' '))
  const words = prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

  test('has 600 to 1,200 words and tells truly how long they take', () => {
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1_200)
    expect(minutes).toBe(Math.round(words / wordsPerMinute))
  })

  test('asks a question, has a day, and shouts nowhere', () => {
    expect(question).toMatch(/\?$/)
    expect(new Date(published).toISOString().slice(0, 10)).toBe(published)
    expect(prose).not.toContain('!')
  })

  test('shows its samples to the letter, in lines of at most 72 signs', async () => {
    expect(figures.length).toBeGreaterThanOrEqual(3)
    for (const [, file = '', code = ''] of figures) {
      const text = await readFile(`${samples}/${file}`, 'utf8')
      expect(plain(code, false)).toBe(text.trimEnd())
      expect(text.split('\n').filter((line) => line.length > 72)).toEqual([])
    }
  })

  test('has headings of one level, and every picture is told in words', () => {
    expect(html.match(/<h\d/g)?.every((heading) => heading === '<h2')).toBe(true)
    for (const [picture] of html.matchAll(/<svg.*?<\/svg>/gs))
      expect(picture).toMatch(/role="img".*<title id=.*<desc id=/s)
  })
})

/** The text of markup, without tags. */
function plain(html: string, spaced = true) {
  return html
    .replace(/<[^>]*>/g, spaced ? ' ' : '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
