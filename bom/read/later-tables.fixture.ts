import { type ListLayout, list, numbers } from './layouts.fixture.ts'
import { second } from './surrounded-layouts.fixture.ts'

const { first: A, second: B } = numbers

const above = `MPN,Qty,Price\n${A},24,12.50\n\n`
const names = ['Item', 'Product', 'Code', 'Type', 'Name', 'Teil', 'Produkt', 'Товар', '型号']
const others = ['Stock', 'Price', 'MOQ', 'Lead time', 'On hand', 'Available', 'Warranty (weeks)']

/** Lists with a second table below the first, whose columns are others. */
export const laterTables: ListLayout[] = [
  list('a table of stocks and pieces below', `${above}Item,Stock,Qty\n${B},880,6`),
  list('a table of prices and pieces below', `${above}Product,Price,Pcs\n${B},310,6`),
  list('a table of measures and pieces below', `${above}Item,Capacity,Pieces\n${B},64,6`),
  list('a table with positions below', `${above}Pos,Item,Qty\n1,${B},6`),
  ...names.map((name) =>
    list(`a table of “${name}” and stocks below`, `${above}${name},Stock\n${B},880`, second),
  ),
  ...others.map((other) =>
    list(
      `“${other}” where the pieces stand`,
      `Qty,Item\n24,${A}\n\n${other},Item\n880,${B}`,
      second,
    ),
  ),
]
