import { useAddress } from '../../app/address.ts'
import { useCategories } from '../../app/categories.ts'
import { Choice } from '../../trade/tables/filter-fields.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { oneOf } from '../one-of.ts'

const stocks = ['in', 'low', 'out'] as const
const stockNames = { in: 'In stock', low: 'Low stock', out: 'Out of stock' }
const sorts = ['newest', 'name', 'price', '-price', 'quantity', '-quantity', 'relevance'] as const
const sortNames = {
  newest: 'Newest first',
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  quantity: 'Quantity, least first',
  '-quantity': 'Quantity, most first',
  relevance: 'Best match first',
}

/** The list's question, as it stands in the address. What is no choice of ours is left out. */
export function usePartsQuestion() {
  const address = useAddress()
  const categories = useCategories()
  return {
    q: address.q || undefined,
    category: categories.find(({ key }) => key === address.get('category'))?.key,
    stock: oneOf(stocks, address.get('stock')),
    sort: oneOf(sorts, address.get('sort')),
    page: address.page,
  }
}

/** Search, category, stock and order of the parts, kept in the address. */
export function PartsFilters() {
  const { set } = useAddress()
  const categories = useCategories()
  const { q, category, stock, sort } = usePartsQuestion()
  return (
    <div className="flex flex-wrap items-center gap-3" data-screen-only>
      <SearchField label="Search parts" placeholder="Name, number or words" />
      <Choice
        label="Category"
        value={category ?? ''}
        onChoose={(value) => set({ category: value })}
        options={[
          ['', 'All categories'],
          ...categories.map(({ key, name }): [string, string] => [key, name]),
        ]}
      />
      <Choice
        label="Stock"
        value={stock ?? ''}
        onChoose={(value) => set({ stock: value })}
        options={[['', 'Any stock'], ...stocks.map((one) => [one, stockNames[one]])]}
      />
      <Choice
        label="Sort by"
        value={sort ?? (q ? 'relevance' : 'newest')}
        onChoose={(value) => set({ sort: value })}
        options={sorts
          .filter((one) => q || one !== 'relevance')
          .map((one) => [one, sortNames[one]])}
      />
    </div>
  )
}
