import { invalid } from './api-error.ts'
import { list, type Params } from './params.ts'
import type { Kind, Store } from './store.ts'

const expandable: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
}

/** Puts whole objects where `expand[]=latest_charge` or `expand[]=data.latest_charge` asks for them. At most four deep. */
export function expand(store: Store, params: Params, body: object): object {
  const paths = list(params, 'expand')
  if (!paths) return body
  const copy = structuredClone(body)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4)
      throw invalid('You cannot expand more than 4 levels of a property', undefined, 'expand')
    into(store, copy as Record<string, unknown>, parts, path)
  }
  return copy
}

function into(store: Store, node: Record<string, unknown>, parts: string[], path: string): void {
  const [name, ...rest] = parts
  if (name === undefined) return
  if (name === 'data' && Array.isArray(node.data)) {
    for (const item of node.data) into(store, item, rest, path)
    return
  }
  if (name === 'refunds' && node.object === 'charge') {
    const data = store.list('refund', { limit: 10, payment: String(node.payment_intent) }) ?? []
    node.refunds = {
      object: 'list',
      data,
      has_more: data.length > 10,
      url: `/v1/charges/${node.id}/refunds`,
    }
    return
  }
  const kind = expandable[name]
  if (!kind || !(name in node))
    throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand')
  const value = node[name]
  if (typeof value === 'string') node[name] = store.find(kind, value) ?? value
  if (node[name] && typeof node[name] === 'object')
    into(store, node[name] as Record<string, unknown>, rest, path)
}
