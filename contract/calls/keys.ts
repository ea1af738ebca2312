import { type Call, json, list } from '../call.ts'
import { apiKey, issuedKey, newKey, rotation } from '../people/keys.ts'
import { byId, deleted } from './shapes.ts'

/** Keys of programs. None of these calls has a scope: no key makes, changes or revokes a key. */
export const keyCalls = {
  listKeys: {
    method: 'GET',
    path: '/keys',
    who: 'user',
    says: 'List keys of programs, newest first: the own ones; for admins all that act for the shop. Ended ones are listed for 30 days.',
    answer: list(apiKey),
  },
  addKey: {
    method: 'POST',
    path: '/keys',
    who: 'user',
    says: 'Make a key for a program. It acts for who makes it: for the shop as long as that is an admin, for a buyer otherwise. Its secret is told this once, so that a repeat makes another key.',
    body: newKey,
    answer: json(issuedKey),
    refuses: ['too_many_keys', 'second_factor_needed'],
    once: 'natural',
  },
  rotateKey: {
    method: 'POST',
    path: '/keys/{id}/rotations',
    who: 'user',
    says: 'Exchange the secret of an own key. The one of before opens for some hours beside the new one, which is told this once.',
    params: byId,
    body: rotation,
    answer: json(issuedKey),
    refuses: ['second_factor_needed'],
    once: 'natural',
  },
  revokeKey: {
    method: 'DELETE',
    path: '/keys/{id}',
    who: 'user',
    says: 'Revoke a key: from the next call on it opens nothing. Admins revoke any that acts for the shop.',
    params: byId,
    answer: deleted,
  },
} as const satisfies Record<string, Call>
