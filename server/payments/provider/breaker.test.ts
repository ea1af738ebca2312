import { expect, test } from 'vitest'
import { Refusal } from '../../../contract/refusals.ts'
import { createBreaker } from './breaker.ts'

test('F08 after three silences in a row nobody waits, and an answer in between counts', async () => {
  const guarded = createBreaker()
  let asked = 0
  const ask = (work: () => Promise<string>) => {
    asked += 1
    return guarded(work)
  }
  const silence = () => Promise.reject(new Refusal('payments_unavailable'))
  const refusal = () => Promise.reject(new Refusal('payment_refused', { reason: 'no' }))
  const outcomes = [silence, silence, refusal, silence, silence, silence]
  for (const outcome of outcomes) await expect(ask(outcome)).rejects.toThrow(Refusal)
  let reached = false
  const next = guarded(async () => {
    reached = true
  })
  await expect(next).rejects.toThrow('cannot be reached')
  expect(reached).toBe(false)
  expect(asked).toBe(outcomes.length)
})
