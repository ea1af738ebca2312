import { savedAddresses, savedAddressInput } from '../addresses/saved.ts'
import { type Call, json } from '../call.ts'
import { byId, deleted, inserted, modified } from './shapes.ts'

/** Addresses that buyers save for their orders. */
export const addressCalls = {
  listAddresses: {
    method: 'GET',
    path: '/addresses',
    who: 'buyer',
    scope: 'orders:read',
    says: 'List the own addresses, or those of the company that the token acts for, the one to ship to by default first, then the last changed.',
    answer: json(savedAddresses),
  },
  addAddress: {
    method: 'POST',
    path: '/addresses',
    who: 'buyer',
    right: 'manage',
    scope: 'orders:write',
    says: 'Save an address. The first one to ship to, and the first one to bill to, is the default.',
    body: savedAddressInput,
    answer: inserted,
    refuses: ['too_many_addresses'],
    once: 'effect',
  },
  changeAddress: {
    method: 'PUT',
    path: '/addresses/{id}',
    who: 'buyer',
    right: 'manage',
    scope: 'orders:write',
    says: 'Write an own address anew. Orders that it was used for stay as they are.',
    params: byId,
    body: savedAddressInput,
    answer: modified,
  },
  archiveAddress: {
    method: 'DELETE',
    path: '/addresses/{id}',
    who: 'buyer',
    right: 'manage',
    scope: 'orders:write',
    says: 'Put an own address away: it is listed and taken no more. Orders that it was used for stay as they are.',
    params: byId,
    answer: deleted,
  },
} as const satisfies Record<string, Call>
