import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Axe as a page takes it: its short text, for each new page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in the light and the dark theme. The page's theme is left as it was. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // the themes differ in colours alone
    const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] }
    const violations = await violationsNow(page, colorScheme === 'dark' ? contrast : undefined)
    found.push(...violations.map((one) => `${colorScheme} ${one}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

/** What axe finds on a page once nothing moves, by its usual rules or these; the card's frame is the provider's. */
export async function violationsNow(page: Page, these?: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(rememberColours)
  }
  // a note may have begun to fade in meanwhile
  await settled(page)
  return await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    })
    return violations.map(
      ({ id, nodes }) =>
        `${id} ${nodes.length} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
    )
  }, these)
}

/** Axe reads each colour of each element anew, which is two fifths of its work: a page has some thirty. */
function rememberColours() {
  type Color = { r: number; g: number; b: number; alpha: number }
  type Parse = (this: Color, text: string) => Color
  // its types leave colours out
  const { color } = window.axe.commons as unknown as {
    color: { Color: { prototype: { parseString: Parse } } }
  }
  const { prototype } = color.Color
  const parse = prototype.parseString
  const known = new Map<string, Color>()
  prototype.parseString = function (this: Color, text: string) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    const { r, g, b, alpha } = parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Colours that change at once have changed two frames later, and what fades in, one after the other, is there. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    for (;;) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const ending = document.getAnimations().filter(isEnding)
      if (ending.length === 0) return
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
  })
