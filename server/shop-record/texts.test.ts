import { expect, test } from 'vitest'
import { markdownToHtml } from '../../contract/markdown/markdown.ts'
import { plainText } from '../../contract/markdown/plain-text.ts'
import { shopRecord } from '../../contract/shop-record/record.ts'
import { firstTexts } from './first-texts.ts'

const { home, questions, policies } = firstTexts.example
const given = { name: 'Acme', hold: '3 days', cookies: 'shop', charge: '€999,999.99' }
const written: [name: string, text: string][] = [
  ...policies.map(({ slug, text }): [string, string] => [slug, text]),
  ...questions.map(({ question, answer }): [string, string] => [question, answer]),
  ['about', home.about],
]

test.each(Object.entries(firstTexts))('the texts of %s are a record', (_, texts) => {
  expect(shopRecord.parse(texts)).toEqual(texts)
})

test('each paragraph stands on one line, as a form shows it', () => {
  for (const [, text] of written)
    for (const line of text.split('\n')) expect(line).toMatch(/^(|## .+|- .+|[^-\s#].*)$/)
  expect(home.about.split('\n\n').map((paragraph) => paragraph.split('\n').length)).toEqual([1, 1])
})

test('a shop without the demo says nobody’s name', () => {
  expect(JSON.stringify(firstTexts.neutral)).not.toMatch(/partwright/i)
})

test.each(written)(
  'the text of %s leads only to pages that exist, and joins its words',
  (_, text) => {
    const html = markdownToHtml(text, given)
    const known = ['/register', '/dashboard', ...policies.map(({ slug }) => `/policies/${slug}`)]
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(known).toContain(href)
    const words = html
      .replace(/<code>.*?<\/code>/gs, 'code')
      .replace(/<\/?(a|strong)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n')
    expect(words).not.toMatch(/!|\S\s[,.;:]|[a-z][.,;:][A-Z]|[*`{}[\]]/)
    expect(html).not.toMatch(/[\p{L}\p{N}]<(a|strong|code)\b|<\/(a|strong|code)>[\p{L}\p{N}]/u)
  },
)

test('the terms say for how long this shop holds stock', () => {
  const terms = policies.find(({ slug }) => slug === 'terms')
  expect(markdownToHtml(terms?.text ?? '', given)).toContain('held for you for 3 days.')
})

test('the answers say what the specification wants said, in words and in markup alike', () => {
  const all = questions.map(({ answer }) => plainText(markdownToHtml(answer))).join(' ')
  for (const promise of [
    /extra charge/,
    /genuine/,
    /One to three years/,
    /service stations worldwide/,
    /At least the minimum quantity of the part and at most what is available/,
  ])
    expect(all).toMatch(promise)
  for (const { answer } of questions)
    expect(markdownToHtml(answer)).toContain(`<p>${plainText(markdownToHtml(answer))}`)
})

test('the business summary has the specification’s numbers', () => {
  expect(home.figures.map(({ figure }) => figure)).toEqual(['100+', '120M+', '33K+', '50+'])
})
