import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newOrder } from '../../contract/orders/new-orders.ts'
import { email } from '../../contract/people/identity.ts'
import { profileInput } from '../../contract/people/profile.ts'
import { instant, pathId } from '../../contract/text/text.ts'
import { refuseMethod } from '../../server/http/refuse-method.ts'
import { methodsOf } from '../../server/identity/sign-in/paths.ts'

/** A regular expression's literal: behind what an expression may follow, before what may follow one. */
const literals =
  /(?<=[(,=:[!&|?]\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[.,);\s\]])/g

const found = ['contract', 'server/http', 'server/requests', 'server/identity', 'server/pages']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`))
  .concat(
    'server/database/database.ts',
    'server/catalogue/search/list-parts.ts',
    'server/orders/store.ts',
  )
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literals)].map(
      ([, source = '', flags = '']) =>
        [file, new RegExp(source, flags.replace(/[gy]/, ''))] as const,
    ),
  )

/** What makes a backtracking expression try again: long runs of what it takes, with an end that it does not. */
function* attacks(source: string, length: number): Generator<string> {
  const own = [...new Set(source.replace(/\\[a-zA-Z]|[\\^$()|?*+{}[\]]/g, ''))].slice(0, 12)
  const before = /^\^?([\w ]+)/.exec(source)?.[1] ?? ''
  for (const pump of [...own, 'a', '0', ' ', '-', '_', '.', 'a0', 'a.', '{a', '%', '\n', 'a='])
    for (const end of ['', '!', '\u0000'])
      yield before + pump.repeat(Math.ceil(length / pump.length)) + end
}

/** In milliseconds of this thread's processor time: what else the machine does is not counted. */
const timeOf = (work: () => unknown) => {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

const short = 8_000
/** Four times as long takes four times as long; sixteen times would be a square. Below this, clocks tell nothing. */
const most = { ratio: 11, unmeasurableMs: 8 }

function expectLinear(
  name: string,
  work: (text: string) => unknown,
  source: string,
  length = short,
) {
  const pairs = [...attacks(source, length)].map((text, at) => [text, at] as const)
  const long = [...attacks(source, length * 4)]
  for (const [text, at] of pairs) {
    const slow = timeOf(() => work(long[at]!))
    if (slow < most.unmeasurableMs) continue
    const ratio = slow / timeOf(() => work(text))
    expect(ratio, `${name} with ${JSON.stringify(text.slice(0, 30))}`).toBeLessThan(most.ratio)
  }
  return pairs.length
}

describe('T62 no text makes an expression try again and again', () => {
  test('there are expressions to be tried', () => {
    expect(found.length).toBeGreaterThanOrEqual(20)
  })

  test.each(found.map(([file, pattern]) => [String(pattern), file, pattern] as const))(
    '%s in %s',
    (name, _, pattern) => {
      expect(
        expectLinear(name, (text) => text.replace(pattern, ''), pattern.source),
      ).toBeGreaterThan(30)
    },
  )

  test.each([
    ['an e-mail', (text: string) => email.safeParse(text), 'a@b.c-+_'],
    ['an e-mail’s host', (text: string) => email.safeParse(`a@${text}`), 'a@b.c-+_'],
    ['a phone number', (text: string) => newOrder.shape.number.safeParse(text), '+0 ()-.'],
    [
      'a profile’s link',
      (text: string) => profileInput.shape.linkedin.safeParse(text),
      'https://a.b',
    ],
    ['an id', (text: string) => pathId.safeParse(text), '0-a'],
    ['a time', (text: string) => instant.safeParse(text), '0-:TZ.+'],
    ['a path of signing in', (text: string) => methodsOf(`/callback/${text}`), 'a-/'],
    ['a path of a call', (text: string) => refuseMethod('GET', `/api/parts/${text}/stock/`), 'a-/'],
  ])('%s', (name, work, source) => {
    expect(expectLinear(name, work, source)).toBeGreaterThan(30)
  })

  test('a square is noticed', () => {
    expect(() => expectLinear('a square', (text) => /\s+$/.exec(text), ' ', 2_000)).toThrow(
      /a square/,
    )
  })
})
