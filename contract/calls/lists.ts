import { z } from 'zod'
import { type Call, json, list } from '../call.ts'
import {
  listChange,
  listCopy,
  listHead,
  listsQuery,
  newList,
  savedList,
  sharedList,
  shareToken,
} from '../lists.ts'
import { lines } from '../orders/lines.ts'
import { byId, deleted, inserted, modified } from './shapes.ts'

const byToken = z.object({ token: shareToken })
/** 1,000 lines, each with a number and a note. */
const bodyKilobytes = 1_024

/** Lists of parts that buyers save, share and order from. */
export const listCalls = {
  listLists: {
    method: 'GET',
    path: '/lists',
    who: 'buyer',
    says: 'List the own lists, the last changed first unless asked otherwise.',
    query: listsQuery,
    answer: list(listHead),
  },
  addList: {
    method: 'POST',
    path: '/lists',
    who: 'buyer',
    says: 'Save a list of parts under a name. Two may have the same name.',
    body: newList,
    bodyKilobytes,
    answer: inserted,
    refuses: ['too_many_lists', 'own_numbers_full'],
    once: 'effect',
  },
  getList: {
    method: 'GET',
    path: '/lists/{id}',
    who: 'buyer',
    says: 'Read an own list, its lines with their parts as they are today.',
    params: byId,
    answer: json(savedList),
  },
  changeList: {
    method: 'PUT',
    path: '/lists/{id}',
    who: 'buyer',
    says: 'Give an own list this name and these lines, if it is still as it was at `updatedAt`.',
    params: byId,
    body: listChange,
    bodyKilobytes,
    answer: json(savedList),
    refuses: ['list_changed', 'own_numbers_full'],
  },
  addToList: {
    method: 'POST',
    path: '/lists/{id}/lines',
    who: 'buyer',
    says: 'Add lines to an own list; of a part that is in it already the quantities are summed.',
    params: byId,
    body: z.object({ lines }),
    bodyKilobytes,
    answer: json(savedList),
    refuses: ['list_full', 'own_numbers_full'],
    once: 'effect',
  },
  deleteList: {
    method: 'DELETE',
    path: '/lists/{id}',
    who: 'buyer',
    says: 'Delete an own list. Its link ends.',
    params: byId,
    answer: deleted,
  },
  shareList: {
    method: 'POST',
    path: '/lists/{id}/share',
    who: 'buyer',
    says: 'Share an own list by a new link, which ends the one before.',
    params: byId,
    answer: json(z.object({ shareToken: z.string() })),
    once: 'effect',
  },
  unshareList: {
    method: 'DELETE',
    path: '/lists/{id}/share',
    who: 'buyer',
    says: 'Share an own list no more. modifiedCount is 0 when it was not shared.',
    params: byId,
    answer: modified,
  },
  getSharedList: {
    method: 'GET',
    path: '/shared-lists/{token}',
    who: 'user',
    says: 'Read a list that somebody shares, with own numbers and notes.',
    params: byToken,
    answer: json(sharedList),
  },
  copySharedList: {
    method: 'POST',
    path: '/shared-lists/{token}/copy',
    who: 'buyer',
    says: 'Save a shared list as an own one.',
    params: byToken,
    body: listCopy,
    answer: inserted,
    refuses: ['too_many_lists'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>
