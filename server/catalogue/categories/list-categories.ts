import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop } from '../../shop.ts'
import { readCategories } from './read-categories.ts'

/** The categories of the shop, in their order. */
export const listCategories = async ({
  database,
}: Shop): Promise<Output<Calls['listCategories']>> => ({
  categories: await readCategories(database),
})
