import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { PublicCalls } from '../../../contract/calls.ts'
import { categoryName } from '../../../contract/parts/categories.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { SearchReading, SpecFacet } from '../../../contract/parts/search.ts'
import { describeSpec, type OwnSpecs } from '../../../contract/parts/specifications.ts'
import { named } from '../../app/page-meta.ts'
import { publicCalls } from '../../app/public-calls.ts'
import { pluralsOf } from '../../trade/parts/category-words.ts'
import { type ListedBy, listed } from '../../trade/parts/listed-part.ts'
import { addressOf, cleared, endsOf, type PartsState, pageSize, splitSpec } from './address.ts'
import { type ChosenSpec, chipsOf } from './chips.ts'
import { partsMeta } from './meta.ts'
import { filterOf, isUntidy, notesOf, readAsked, readSent, shownOf } from './read-state.ts'

/** The parts of one page, what they can be narrowed to, and near matches when there are none. */
export async function loadParts({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const read = context.get(publicCalls)
  const { categories } = await read.listCategories({})
  const asked = readAsked(readSent(url.searchParams), categories)
  const state = shownOf(asked)
  if (isUntidy(url.searchParams)) throw redirect(addressOf(asked))
  await jumpToSpelt(read, url.searchParams, state.q)
  const { sort, page } = state
  const [list, facets, reading, { currency, shop, priceTaxes }] = await Promise.all([
    read.listParts({ ...filterOf(state), sort: sort as 'newest', page, limit: pageSize }),
    read.getPartFacets(filterOf(state)),
    state.q ? read.searchParts(filterOf(state)) : null,
    read.getConfig({}),
  ])
  if (list.items.length === 0 && page > 1) throw redirect(addressOf({ ...state, page: 1 }))
  const by = { categories, priceTaxes }
  const parts = list.items.map((part) => listed(part, by))
  const own = categories.find(({ key }) => key === state.category)?.specs ?? []
  const chosen = state.specs.map((spec) => inWords(spec, facets.specs, own))
  // bounds are without tax, whatever prices are shown with
  const besideBounds = priceTaxes ? ', without tax' : ''
  const ofShop = { currency, categories, besideBounds }
  return {
    state,
    category: state.category && categoryName(categories, state.category),
    notes: [...notesOf(url.searchParams, asked, ofShop), ...correctionOf(reading)],
    parts,
    meta: named(shop, partsMeta(parts, state, categories)),
    total: list.total ?? null,
    facets: { ...facets, ...(besideBounds && { besideBounds }) },
    chips: chipsOf(state, reading, chosen, ofShop),
    order: reading?.order ?? null,
    instead: list.items.length === 0 ? await insteadOf(read, state, reading, by) : null,
  }
}

/** A part number that is typed whole into the search leads to its part. */
async function jumpToSpelt(read: PublicCalls, query: URLSearchParams, q: string) {
  // the router names the routes that it wants in the address of their data
  const isSearchAlone = [...query.keys()].every((name) => name === 'q' || name === '_routes')
  if (q.length < 4 || !/\d/.test(q) || !isSearchAlone) return
  const { parts } = await read.suggestParts({ q })
  const spelt = parts.filter(({ exact }) => exact)
  // a line that only has a number in it shows what else it finds
  if (spelt[0] && spelt.length === 1 && isSpelt(q, spelt[0]))
    throw redirect(`/parts/${spelt[0]._id}`)
}

const isSpelt = (q: string, { mpn, partNumber }: { mpn: string; partNumber: string }) =>
  [mpn, partNumber].map(numberKey).includes(numberKey(q))

const inQuotes = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ')

/** What another spelling finds is said to be that. */
function correctionOf(reading: SearchReading | null): string[] {
  if (reading?.match !== 'corrected') return []
  const [from, to] = [
    reading.corrected.map((one) => one.from),
    reading.corrected.map((one) => one.to),
  ]
  return [`No part has ${inQuotes(from)}. These have ${inQuotes(to)}.`]
}

/** What is said and shown where nothing matches: what comes near, with what it lacks, or that such things are not sold. */
async function insteadOf(
  read: PublicCalls,
  state: PartsState,
  reading: SearchReading | null,
  by: ListedBy,
) {
  const { categories } = by
  const { q } = state
  const plain = cleared(state)
  const isNarrowed = addressOf({ ...state, page: 1 }) !== addressOf(plain)
  const hint = isNarrowed
    ? 'Each filter narrows the list further: take one of them back.'
    : 'Check the spelling, try fewer words, or the first characters of a part number.'
  if (!reading)
    return {
      title: 'No part matches these filters',
      hint,
      heading: '',
      parts: [],
      isNarrowed,
      withoutFilters: 0,
    }
  const { total = null } = isNarrowed ? await read.listParts({ q, limit: 1 }) : { total: 0 }
  const { near, unsold } = reading
  const parts = near.map((part) => ({
    ...listed(part, by),
    specs: [...lacksOf(part.lacks), ...listed(part, by).specs],
  }))
  const told =
    unsold !== null
      ? {
          title: `The shop does not sell “${unsold}”`,
          hint: `It has ${pluralsOf(categories) || 'no parts yet'}.`,
        }
      : parts.length > 0
        ? {
            title: `Nothing has all of “${q}”`,
            hint: isNarrowed ? hint : 'The parts below come nearest. Each says what it lacks.',
          }
        : { title: `No part matches “${q}”`, hint }
  return { ...told, heading: 'Nearest', parts, isNarrowed, withoutFilters: total }
}

/** A card shows them before its specifications. */
const lacksOf = (lacks: string[]) =>
  lacks.map((text, at) => ({ label: at === 0 ? 'Lacks' : `Lacks, ${at + 1}`, text }))

function inWords(spec: string, facets: SpecFacet[], own: OwnSpecs): ChosenSpec {
  const { key, value } = splitSpec(spec)
  const facet = facets.find((one) => one.key === key)
  const ends = endsOf(value)
  const known =
    facet && 'values' in facet ? facet.values.find((one) => one.value === value) : undefined
  const { label, text } = describeSpec(key, value, own)
  if (!ends) return { spec, label, text: known?.label ?? text }
  const amount = (end: string) => describeSpec(key, Number(end), own).text
  const words =
    ends.from && ends.to
      ? `${ends.from} to ${amount(ends.to)}`
      : ends.from
        ? `from ${amount(ends.from)}`
        : `up to ${amount(ends.to)}`
  return { spec, label, text: words }
}
