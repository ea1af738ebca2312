import type { Person } from '../../app/session.ts'
import { placesOf } from '../../trade/dashboard-menu/places.ts'

/** Where the palette leads: `to` is an address of the shop, `about` what stands small beside its name. */
export type Target = { key: string; group: Group; name: string; about?: string; to: string }
export const groups = ['Pages', 'Actions', 'Parts', 'Orders', 'Buyers'] as const
export type Group = (typeof groups)[number]

type Place = [name: string, to: string]

const pages: Place[] = [
  ['Home', '/'],
  ['Parts', '/parts'],
  ['Quick order', '/quick-order'],
  ['Builder', '/builder'],
  ['Basket', '/basket'],
  ['Blogs', '/blogs'],
]
const ofVisitors: Place[] = [
  ['Login', '/login'],
  ['Register', '/register'],
]
const buyerActions: Place[] = [
  ['Check out the basket', '/checkout'],
  ['Pay unpaid orders', '/dashboard/myorders?status=unpaid'],
  ['Bring a list of parts', '/quick-order'],
]
const adminActions: Place[] = [
  ['Ship pending orders', '/dashboard/manage-orders?status=pending'],
  ['Release paid orders', '/dashboard/manage-orders?status=paid'],
  ['Cancel orders whose hold ends soon', '/dashboard/manage-orders?hold=ending'],
  ['Look at declined payments', '/dashboard/manage-orders?payment=failed'],
  ['Restock parts that are out', '/dashboard/manage-products?stock=out'],
  ['Restock parts that are low', '/dashboard/manage-products?stock=low'],
  ['Add a part', '/dashboard/add-product'],
  ['Import parts or prices', '/dashboard/import'],
]

/** The pages and actions of somebody; of a visitor when there is nobody. `hidden`: what no menu of the shop leads to. */
export function placesFor(person: Person | null, hidden: readonly string[]): Target[] {
  const dashboard = person
    ? placesOf(person).flatMap(({ places }) => places.map(({ name, to }): Place => [name, to]))
    : ofVisitors
  const actions = person?.isAdmin ? adminActions : person ? buyerActions : []
  const targets = (group: Group, places: Place[]) =>
    places
      .filter(([, to]) => !hidden.includes(to))
      .map(([name, to]): Target => ({ key: `${group} ${name}`, group, name, to }))
  return [...targets('Pages', [...dashboard, ...pages]), ...targets('Actions', actions)]
}

/** Those whose name has every word of a text, those that begin with it first. */
export function matching(targets: Target[], text: string): Target[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = targets.filter(({ name }) => {
    const own = ` ${name.toLowerCase()}`
    return words.every((word) => own.includes(` ${word}`))
  })
  const begins = ({ name }: Target) => Number(name.toLowerCase().startsWith(text.toLowerCase()))
  return found.sort((a, b) => begins(b) - begins(a))
}
