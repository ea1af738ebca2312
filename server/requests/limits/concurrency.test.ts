import { expect, it } from 'vitest'
import { Refusal } from '../../../contract/refusals.ts'
import { limitConcurrency } from './concurrency.ts'

/** Works that end when they are told to, and the names of those that have begun, in order. */
function works(limit: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = []
  const ends = new Map<string, (failed?: Error) => void>()
  const begin = (name: string, weight = 1) =>
    limit(weight, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (failed) => (failed ? reject(failed) : resolve(name))),
      )
    })
  const end = async (name: string, failed?: Error) => {
    ends.get(name)?.(failed)
    await new Promise(setImmediate)
  }
  return { begun, begin, end }
}

it('lets in so many at a time, in the order they came, also after one that failed', async () => {
  const { begun, begin, end } = works(limitConcurrency({ atOnce: 2, weight: 9, waiting: 20 }))
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name))
  expect(begun).toEqual(['a', 'b'])
  const failed = expect(all[1]).rejects.toThrow('torn')
  await end('b', new Error('torn'))
  await failed
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(await all[0]).toBe('a')
})

it('lets in no more than may be carried together, but one that is heavier alone', async () => {
  const { begun, begin, end } = works(limitConcurrency({ atOnce: 2, weight: 10, waiting: 20 }))
  void begin('light', 4)
  void begin('heavy', 7)
  void begin('behind', 1)
  expect(begun).toEqual(['light'])
  await end('light')
  expect(begun).toEqual(['light', 'heavy', 'behind'])
  void begin('too heavy', 99)
  await end('heavy')
  expect(begun).not.toContain('too heavy')
  await end('behind')
  expect(begun).toContain('too heavy')
})

it('refuses the 21st that would wait', async () => {
  const { begun, begin, end } = works(limitConcurrency({ atOnce: 2, weight: 99, waiting: 20 }))
  for (let i = 0; i < 22; i += 1) void begin(`${i}`)
  const refused = await begin('last').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await end('0')
  void begin('next')
  for (let i = 1; i < 22; i += 1) await end(`${i}`)
  expect(begun).toHaveLength(23)
})
