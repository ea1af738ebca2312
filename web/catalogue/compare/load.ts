import type { LoaderFunctionArgs } from 'react-router'
import { compareNames } from '../../../contract/parts/compare-names.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { describeSpecs } from '../../../contract/parts/specifications.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { breakRows, pricedPart } from '../../../contract/pricing/price.ts'
import { publicCalls } from '../../app/public-calls.ts'
import { listed } from '../../trade/parts/listed-part.ts'
import { describeAttributes } from '../describe-attributes.ts'

const most = 4
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Up to four parts of the address, `ids` with commas or repeated, and their specifications row by row. */
export async function loadComparison({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.getAll('ids').join(',').split(',').filter(isId)
  const wanted = [...new Set(asked.map((one) => one.toLowerCase()))]
  const ids = wanted.slice(0, most)
  const read = context.get(publicCalls)
  const [{ categories }, { priceTaxes }] = await Promise.all([
    read.listCategories({}),
    read.getConfig({}),
  ])
  const parts = ids.length > 0 ? (await read.listParts({ ids: ids.join(',') })).items : []
  return {
    parts: parts.map((part) => ({
      ...listed(part, { categories, priceTaxes }),
      attributes: describeAttributes(part),
      breaks: stepsOf(part),
    })),
    rows: rowsOf(parts, categories),
    gone: ids.length - parts.length,
    leftOut: wanted.length - ids.length,
    onlyDifferences: searchParams.get('differences') === '1',
  }
}

/** The price breaks as they can be ordered, in major units. */
const stepsOf = (part: Part) =>
  breakRows(pricedPart(part)).map(({ from, unitMinor }) => ({
    from,
    price: toMajor(unitMinor, part.currency),
  }))

/** Each specification that one of them has: its label, and a text for each part, null where it has none. */
function rowsOf(parts: Part[], categories: readonly ShopCategory[]) {
  const described = parts.map(({ specs, category }) =>
    describeSpecs(specs, categories.find(({ key }) => key === category)?.specs),
  )
  const all = new Map(described.flat().map((one) => [one.key, one]))
  return [...all.values()]
    .sort((a, b) => a.order - b.order || compareNames(a.label, b.label))
    .map(({ key, label, group }) => {
      const texts = described.map((one) => one.find((spec) => spec.key === key)?.text ?? null)
      return { key, label, group, texts, differs: new Set(texts).size > 1 }
    })
}
