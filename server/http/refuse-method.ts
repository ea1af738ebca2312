import { calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'

const addresses = Object.values(calls).map((call) => ({
  method: call.method,
  pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Refuses a method that a call's address does not take, with those that it does; passes where no call is. */
export function refuseMethod(method: string, path: string) {
  const taken = new Set<string>(
    addresses.filter(({ pattern }) => pattern.test(path)).map((address) => address.method),
  )
  if (taken.has('GET')) taken.add('HEAD')
  if (taken.size > 0 && !taken.has(method))
    throw new Refusal('method_not_allowed', { method }, { allow: [...taken].sort() })
}
