import { call } from '../app/api.ts'

/** A list to fill in. Any other layout is read as well. */
export const template = '\ufeffPart number,Own number,Quantity,Note\r\n'

/** A parts list as lists are: titles, packs, a part twice, one that nobody sells, a total. Its parts are the shop's. */
export async function sampleList(): Promise<string> {
  const { items } = await call('GET /parts', { limit: 8 })
  const lines = items.map(({ mpn, name, minQuantity, orderMultiple }, at) => {
    const wanted = minQuantity + orderMultiple * at * 2
    const number = at === 1 ? mpn.toLowerCase().replaceAll('-', ' ') : mpn
    const quantity = [`${wanted}`, `${wanted} pcs`, `${Math.max(1, minQuantity - 1)}`][at % 3]
    return [String(at + 1), name, number, quantity, at === 0 ? 'Rack 4, top' : ''].join(';')
  })
  const first = items[0]
  return [
    'Workstations, second batch;;;;',
    ';;;;',
    'Pos;Description;Part number;Qty;Remarks',
    ...lines,
    first ? `9;${first.name};${first.mpn};${first.minQuantity};again` : '',
    '10;Cable tie, black;CT-200-BK;100;',
    ';;;;',
    ';Total;;;',
  ].join('\r\n')
}
