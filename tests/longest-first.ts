import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, whatever the size of its file. */
const long = [
  'tests/journeys/every-page.browser.test.ts',
  'tests/races/races.test.ts',
  'tests/start/start.test.ts',
  'tests/start/signals.test.ts',
  'web/basket/checkout/checkout.browser.test.ts',
  'tests/journeys/hostile-text.browser.test.ts',
  'web/quick-order/quick-order.browser.test.ts',
  'tests/start/first-starts.test.ts',
  'tests/start/launch.test.ts',
]

/** Fault runs want the machine to themselves. */
const last = '/tests/faults/'

/** Begins with what takes longest: what is left in the end is short, and no worker waits for another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.endsWith(name))
      if (moduleId.includes(last)) return long.length + 1
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
