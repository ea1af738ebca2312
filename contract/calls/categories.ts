import { type Call, json } from '../call.ts'
import {
  categoryRestoration,
  categoryVersionQuery,
  categoryVersions,
  restoredCategory,
} from '../parts/category-versions.ts'
import {
  addedCategory,
  byCategoryKey,
  categories,
  categoryChange,
  categoryOrder,
  newCategory,
} from '../parts/shop-categories.ts'
import { deleted, modified } from './shapes.ts'

/** In which categories parts stand, and what is specified of them. */
export const categoryCalls = {
  listCategories: {
    method: 'GET',
    path: '/categories',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'List the categories of parts in their order: what they are called, what is specified of their parts, and what of that narrows a list.',
    answer: json(categories),
  },
  addCategory: {
    method: 'POST',
    path: '/categories',
    who: 'admin',
    scope: 'catalogue:write',
    says: 'Add a category of parts behind all others. One that was removed comes back by its key.',
    body: newCategory,
    answer: json(addedCategory),
    refuses: ['category_taken', 'categories_full', 'image_not_ours'],
    once: 'effect',
  },
  changeCategory: {
    method: 'PATCH',
    path: '/categories/{key}',
    who: 'admin',
    scope: 'catalogue:write',
    says: 'Change what is given of a category. Lists, forms, imports and searches go by it at once; what parts have recorded stays.',
    params: byCategoryKey,
    body: categoryChange,
    answer: modified,
    refuses: ['category_changed', 'category_taken', 'image_not_ours'],
  },
  removeCategory: {
    method: 'DELETE',
    path: '/categories/{key}',
    who: 'admin',
    scope: 'catalogue:write',
    says: 'Remove a category that no part is in.',
    params: byCategoryKey,
    answer: deleted,
    refuses: ['category_in_use'],
  },
  orderCategories: {
    method: 'PUT',
    path: '/category-order',
    who: 'admin',
    scope: 'catalogue:write',
    says: 'Put the categories into another order, that of every list and menu.',
    body: categoryOrder,
    answer: modified,
  },
  listCategoryVersions: {
    method: 'GET',
    path: '/category-versions',
    who: 'admin',
    says: 'The last hundred versions of categories, newest first: when, by whom, and what changed. Their order has none.',
    query: categoryVersionQuery,
    answer: json(categoryVersions),
  },
  restoreCategory: {
    method: 'POST',
    path: '/categories/{key}/restorations',
    who: 'admin',
    says: 'Bring back a category as it was at a version, also one that was removed. It becomes a version of its own.',
    params: byCategoryKey,
    body: categoryRestoration,
    answer: json(restoredCategory),
    refuses: ['category_changed', 'category_taken', 'categories_full'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>
