import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds in the light and the dark theme; the card's frame is the provider's. The page's theme is left as it was. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const axe = new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] })
    // the themes differ in colours alone
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
      ),
    )
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

/** Colours that change at once have changed two frames later, and what began to fade in before is there. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
