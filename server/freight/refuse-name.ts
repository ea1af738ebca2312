import { Refusal } from '../../contract/refusals.ts'

/** Refuses a name that another of these has: capitals do not count. */
export function refuseName(
  there: { id: string; name: string }[],
  { id, name }: { id: string; name: string },
) {
  const same = there.find((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())
  if (same) throw new Refusal('shipping_name_taken', { name: same.name })
}
