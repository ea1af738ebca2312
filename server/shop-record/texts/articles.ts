import type { ShopRecord } from '../../../contract/shop-record/record.ts'

/** What stands under /blogs before anybody wrote something: the articles that come with the program. */
export const articles: ShopRecord['articles'] = {
  lead: 'Five questions that came up while this shop was built, answered with code that runs.',
  supplied: true,
  own: [],
}
