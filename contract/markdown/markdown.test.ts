import { expect, test } from 'vitest'
import { markdownToHtml, unknownPlaceholders } from './markdown.ts'
import { plainText } from './plain-text.ts'

/** Where lines end is seen by nobody. */
const flat = (html: string) =>
  html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .replace(/<br> /g, '<br>')

test.each([
  ['## Holding', '<h2>Holding</h2>'],
  ['# Title ##', '<h2>Title</h2>'],
  ['##### Small', '<h4>Small</h4>'],
  ['First line\nsame paragraph\n\nsecond', '<p>First line same paragraph</p>\n<p>second</p>'],
  ['one  \ntwo\\\nthree', '<p>one<br>two<br>three</p>'],
  ['- one\n- **two**\n  goes on', '<ul><li>one</li><li><strong>two</strong> goes on</li></ul>'],
  ['- one\nlazy\n- two\nno', '<ul><li>one lazy</li><li>two no</li></ul>'],
  ['1. first\n2. second', '<ol><li>first</li><li>second</li></ol>'],
  ['1. first\n\n2. second', '<ol><li><p>first</p></li><li><p>second</p></li></ol>'],
  ['3) third\n4) fourth', '<ol start="3"><li>third</li><li>fourth</li></ol>'],
  [
    '- a\n  - b\n    - c\n- d',
    '<ul><li>a\n<ul><li>b\n<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  ],
  ['1. a\n   - b\n2. c', '<ol><li>a\n<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['- a\n\ntext', '<ul><li>a</li></ul>\n<p>text</p>'],
  ['- a\n1. b', '<ul><li>a</li></ul>\n<ol><li>b</li></ol>'],
  ['> said\n> so', '<blockquote><p>said so</p></blockquote>'],
  ['above\n\n---\n\nbelow', '<p>above</p>\n<hr>\n<p>below</p>'],
  ['```\na < b\n\n# c\n```\nd', '<pre tabindex="0"><code>a &lt; b\n\n# c\n</code></pre>\n<p>d</p>'],
  [
    '| To | Days |\n|---|--:|\n| **Here** | 2 |\n| a \\| b |',
    '<table><thead><tr><th>To</th><th>Days</th></tr></thead><tbody><tr><td><strong>Here</strong></td><td>2</td></tr><tr><td>a | b</td><td></td></tr></tbody></table>',
  ],
  ['a | b\nc', '<p>a | b c</p>'],
])('%j becomes what it is', (text, html) => expect(flat(markdownToHtml(text))).toBe(flat(html)))

test.each([
  ['*so* and _so_ `x<y`', '<em>so</em> and <em>so</em> <code>x&lt;y</code>'],
  ['[a **b**](/policies/terms)', '<a href="/policies/terms">a <strong>b</strong></a>'],
  [
    '![Rack](https://a.example/r.webp "the rack")',
    '<img src="https://a.example/r.webp" alt="Rack" title="the rack" loading="lazy">',
  ],
  ['<a@b.example>', '<a href="mailto:a@b.example">a@b.example</a>'],
  [
    'See https://a.example/x, please.',
    'See <a href="https://a.example/x">https://a.example/x</a>, please.',
  ],
  ['[https://a.example](/a)', '<a href="/a">https://a.example</a>'],
  ['2 * 3 * 4, \\*as it is\\*, 5*', '2 * 3 * 4, *as it is*, 5*'],
  ['snake_case_name and _open', 'snake_case_name and _open'],
])('within a line %j becomes what it is', (text, html) =>
  expect(markdownToHtml(text)).toBe(`<p>${html}</p>`),
)

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert)',
  '[a](data:text/html,x)',
  '[a](//elsewhere.example)',
  '[a](/\\\\elsewhere.example)',
  '[a](/{name})',
  '[a]({name})',
  '![a](http://a.example/x.png)',
  '![" onerror="alert(1)](/images/x.webp)',
  '[a](https://a.example/"onclick="alert)',
  '[a](/b "c" onclick="alert)',
  'https://a.example/"onclick="alert',
  '<https://a.example/"onclick="alert>',
  '`<b>`',
  '```\n</code></pre><script>\n```',
  '| <b> | {name} |\n|---|---|\n| <script> | x |',
  '{name}',
])('%j brings no HTML of its own, and leads nowhere else', (text) => {
  const html = markdownToHtml(text, { name: '/elsewhere.example <script>alert(1)</script>' })
  expect(html).not.toMatch(/<(script|b|img src=x)\b/)
  // what stands in quotes is the value of an attribute
  expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<[^>]*\s(on\w+)\b/)
  for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^(https:\/\/|\/(?![/\\]))/)
})

test.each([
  '> '.repeat(30_000),
  `${'- '.repeat(30_000)}a`,
  '['.repeat(60_000),
  '*a '.repeat(20_000),
  '_a'.repeat(30_000),
  `# ${' #'.repeat(29_000)}x`,
  `a${' '.repeat(59_000)}b`,
  '|-'.repeat(30_000),
  `a|\n${'-'.repeat(59_000)}`,
  '`'.repeat(60_000),
  '<a'.repeat(30_000),
])('a text of one sign over and over is read while somebody waits', (text) => {
  expect(markdownToHtml(text)).not.toBe('')
})

test('what is in braces is filled in as text, and what nothing stands for is told', () => {
  const given = { hold: '3 days', name: 'A & *B*' }
  expect(markdownToHtml('For {hold}, {other}, {toString}', given)).toBe(
    '<p>For 3 days, {other}, {toString}</p>',
  )
  expect(markdownToHtml('**{name}**', given)).toBe('<p><strong>A &amp; *B*</strong></p>')
  expect(unknownPlaceholders('{name} {holds}', ['name', 'hold'])).toEqual(['holds'])
})

test('in words alone no sign is left, nor a link that only leads on', () => {
  const said = markdownToHtml('Yes, [here](/a) & **there**.\n\n- one\n- two. [More](/b)')
  expect(plainText(said)).toBe('Yes, here & there. one two. More')
  expect(plainText(markdownToHtml('Yes, **there**. [More](/b)'))).toBe('Yes, there.')
})
