import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { PublicCalls } from '../../../contract/calls.ts'
import type { SpecFacet } from '../../../contract/parts/search.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import { publicCalls } from '../../app/public-calls.ts'
import { listed } from '../listed-part.ts'
import { addressOf, endsOf, type PartsState, pageSize, splitSpec } from './address.ts'
import { type ChosenSpec, chipsOf } from './chips.ts'
import { partsMeta } from './meta.ts'
import { filterOf, isUntidy, notesOf, readAsked, shownOf } from './read-state.ts'

/** The parts of one page, what they can be narrowed to, and near matches when there are none. */
export async function loadParts({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const asked = readAsked(url.searchParams)
  const state = shownOf(asked)
  if (isUntidy(url.searchParams)) throw redirect(addressOf(asked))
  const read = context.get(publicCalls)
  await jumpToSpelt(read, url.searchParams, state.q)
  const { sort, page } = state
  const [list, facets, { currency }] = await Promise.all([
    read.listParts({ ...filterOf(state), sort: sort as 'newest', page, limit: pageSize }),
    read.getPartFacets(filterOf(state)),
    read.getConfig({}),
  ])
  if (list.items.length === 0 && page > 1) throw redirect(addressOf({ ...state, page: 1 }))
  const parts = list.items.map(listed)
  const chosen = state.specs.map((spec) => inWords(spec, facets.specs))
  return {
    state,
    notes: notesOf(url.searchParams, asked, currency),
    parts,
    meta: partsMeta(parts, state),
    total: list.total ?? null,
    facets,
    chips: chipsOf(state, chosen, currency),
    instead: list.items.length === 0 ? await nearMatches(read, state) : null,
  }
}

/** A part number that is typed whole into the search leads to its part. */
async function jumpToSpelt(read: PublicCalls, query: URLSearchParams, q: string) {
  // the router names the routes that it wants in the address of their data
  const isSearchAlone = [...query.keys()].every((name) => name === 'q' || name === '_routes')
  if (q.length < 4 || !/\d/.test(q) || !isSearchAlone) return
  const { parts } = await read.suggestParts({ q })
  const spelt = parts.filter(({ exact }) => exact)
  if (spelt[0] && spelt.length === 1) throw redirect(`/parts/${spelt[0]._id}`)
}

async function nearMatches(read: PublicCalls, { q }: PartsState) {
  if (q === '') return { parts: [], meant: null, withoutFilters: 0 }
  const [{ near, meant }, { total = null }] = await Promise.all([
    read.suggestParts({ q }),
    read.listParts({ q, limit: 1 }),
  ])
  return { parts: near.map(listed), meant, withoutFilters: total }
}

function inWords(spec: string, facets: SpecFacet[]): ChosenSpec {
  const { key, value } = splitSpec(spec)
  const facet = facets.find((one) => one.key === key)
  const ends = endsOf(value)
  const known =
    facet && 'values' in facet ? facet.values.find((one) => one.value === value) : undefined
  const { label, text } = describeSpec(key, value)
  if (!ends) return { spec, label, text: known?.label ?? text }
  const amount = (end: string) => describeSpec(key, Number(end)).text
  const words =
    ends.from && ends.to
      ? `${ends.from} to ${amount(ends.to)}`
      : ends.from
        ? `from ${amount(ends.from)}`
        : `up to ${amount(ends.to)}`
  return { spec, label, text: words }
}
