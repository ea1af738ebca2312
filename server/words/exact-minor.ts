import { toMajor, toMinor } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'

/** An amount that somebody wrote, in minor units. One that the currency cannot write is refused, not rounded. */
export function exactMinor(amount: number, currency: string, path: string): number {
  const minor = toMinor(amount, currency)
  if (toMajor(minor, currency) === amount) return minor
  const message = `Write an amount as ${currency.toUpperCase()} has it: ${toMajor(minor, currency)}`
  throw new Refusal('invalid_input', {}, { errors: [{ path, message }] })
}
