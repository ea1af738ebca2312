import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../contract/refusals.ts'
import { cleanSvg } from './clean-svg.ts'

const around = (inside: string, root = 'viewBox="0 0 120 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`

const reasonOf = (source: string) => {
  try {
    return cleanSvg(source).svg
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return { refused: (error as Refusal).message }
  }
}

describe('what draws stays', () => {
  test.each([
    '<path d="M0 0h10v10z" fill="#a54" fill-rule="evenodd"/>',
    '<g transform="translate(2 3)"><circle cx="5" cy="5" r="4"/></g>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
    '<style>.a &gt; path,.b{fill:url(#a)}</style><path class="a" d="M0 0"/>',
    '<text x="1" y="2" font-family="serif">A &amp; B</text>',
    '<symbol id="s"><path d="M0 0"/></symbol><use href="#s"/>',
  ])('%s', (inside) => {
    expect(cleanSvg(around(inside)).svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${inside}</svg>`,
    )
  })
  test('and what it leads to by its old name leads there by its new one', () => {
    expect(cleanSvg(around('<use xlink:href="#s"/>')).svg).toContain('<use href="#s"/>')
  })
})

test.each([
  ['<!-- a --><path d="M0 0" inkscape:label="x" data-name="y"/>', '<path d="M0 0"/>'],
  ['<path d="M0 0" onclick="alert(1)" onload=\'alert(1)\'/>', '<path d="M0 0"/>'],
  [
    '<metadata><rdf:RDF><a href="https://a.example"/></rdf:RDF></metadata><path d="M0 0"/>',
    '<path d="M0 0"/>',
  ],
  ['<style><![CDATA[.a{fill:red}/* @import */]]></style>', '<style>.a{fill:red}</style>'],
])('%s loses what does not draw', (inside, left) => {
  expect(cleanSvg(around(inside)).svg).toContain(`>${left}</svg>`)
})

test.each([
  ['<script>alert(1)</script>', /<script>/],
  ['<foreignObject><p/></foreignObject>', /<foreignObject>/],
  ['<image href="https://a.example/x.png"/>', /<image>/],
  ['<a href="javascript:alert(1)"><path d=""/></a>', /<a>/],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', /<animate>/],
  ['<svg:script>alert(1)</svg:script>', /<svg:script>/],
  ['<use href="https://a.example/x.svg#a"/>', /leads to what is not in it/],
  ['<use href="data:image/svg+xml,x#a"/>', /leads to what is not in it/],
  ['<path d="" fill="url(https://a.example/x)"/>', /leads to what is not in it/],
  ['<path d="" style="fill:url( &quot;//a.example&quot;)"/>', /leads to what is not in it/],
  ['<path d="" style="fill:&#117;rl(//a.example)"/>', /leads to what is not in it/],
  ['<style>@import "https://a.example";</style>', /may fetch/],
  ['<style>.a{fill:\\75rl(//a.example)}</style>', /may fetch/],
  ['<style>.a{fill:ur<!-- -->l(//a.example)}</style>', /leads to what is not in it/],
  ['<style>.a{fill:ur/**/l(//a.example)}</style>', /leads to what is not in it/],
  ['<style>.a{fill:ur<metadata/>l(//a.example)}</style>', /leads to what is not in it/],
  ['<path d="&x;"/>', /declared nowhere/],
  ['<path d="M0 0"', /well-formed/],
  ['<g><path d=""/>', /well-formed/],
  ['<path d=a/>', /well-formed/],
  ['</svg><svg xmlns="http://www.w3.org/2000/svg">', /no SVG/],
  ['<use href="#a"/>'.repeat(25), /too many/],
  ['<g>'.repeat(60) + '</g>'.repeat(60), /too many/],
])('%s is refused with words', (inside, words) => {
  expect(reasonOf(around(inside))).toEqual({ refused: expect.stringMatching(words) })
})

test.each([
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 1 1"/>', /well-formed/],
  ['<html><svg viewBox="0 0 1 1"/></html>', /no SVG/],
  ['<svg/>', /neither a view box/],
  ['<svg width="100%" height="100%"/>', /neither a view box/],
  ['', /well-formed/],
  [`<svg viewBox="0 0 1 1">${' '.repeat(300_000)}</svg>`, /256 kB/],
])('%s is no logo', (source, words) => {
  expect(reasonOf(source)).toEqual({ refused: expect.stringMatching(words) })
})

test.each([
  ['viewBox="0 0 120 40"', [120, 40]],
  ['viewBox="-1,-1,12.4,4"', [12, 4]],
  ['width="64px" height="32"', [64, 32]],
  ['viewBox="0 0 0.5 0.25"', [2, 1]],
  ['viewBox="0 0 100000 10"', [9999, 1]],
])('%s says its size', (root, size) => {
  const { width, height } = cleanSvg(around('', root))
  expect([width, height]).toEqual(size)
})
