import { z } from 'zod'
import { type Call, json, list } from '../call.ts'
import { firstAdminCode } from '../people/first-admin.ts'
import { tokenAnswer, tokenRequest, user, usersQuery } from '../people/identity.ts'
import { profile, profileInput } from '../people/profile.ts'
import { allTableSettings, tableName, tableSettings } from '../people/table-settings.ts'
import { byEmail, deleted, modified, numberedPages } from './shapes.ts'

/** People: tokens, profiles, roles. */
export const identityCalls = {
  issueToken: {
    method: 'PUT',
    path: '/user/{email}',
    who: 'session',
    says: 'Get an access token for the signed-in session, which must be of this very e-mail.',
    params: byEmail,
    body: tokenRequest,
    answer: json(tokenAnswer),
    refuses: ['not_allowed', 'conflicting_input'],
  },
  getProfile: {
    method: 'GET',
    path: '/user/{email}',
    who: 'user',
    scope: 'profile:read',
    says: 'Read the own profile. What was never saved is null.',
    params: byEmail,
    answer: json(profile),
  },
  saveProfile: {
    method: 'PATCH',
    path: '/user/{email}',
    who: 'user',
    says: 'Save the own profile, all four fields.',
    params: byEmail,
    body: profileInput,
    answer: modified,
  },
  listTableSettings: {
    method: 'GET',
    path: '/table-settings',
    who: 'user',
    says: 'Read how the caller wants to see tables, and their views of these.',
    answer: json(allTableSettings),
  },
  saveTableSettings: {
    method: 'PUT',
    path: '/table-settings/{table}',
    who: 'user',
    says: 'Save how the caller wants to see a table; what is not given stays as it is. Of more than 50 tables the one that was changed longest ago goes.',
    params: z.object({ table: tableName }),
    body: tableSettings.partial(),
    bodyKilobytes: 128,
    answer: modified,
  },
  isAdmin: {
    method: 'GET',
    path: '/admin/{email}',
    who: 'user',
    scope: 'profile:read',
    says: 'Ask whether this e-mail is an admin’s. Buyers may ask about themselves.',
    params: byEmail,
    answer: json(z.object({ admin: z.boolean() })),
  },
  listUsers: {
    method: 'GET',
    path: '/users',
    who: 'admin',
    scope: 'people:read',
    says: 'List everybody with an account, newest first unless asked otherwise.',
    query: numberedPages.extend(usersQuery.shape),
    answer: list(user),
  },
  promoteUser: {
    method: 'PUT',
    path: '/user/admin/{email}',
    who: 'admin',
    says: 'Make somebody an admin. modifiedCount is 0 when they were one.',
    params: byEmail,
    answer: modified,
    refuses: ['last_purchasing_admin'],
  },
  becomeFirstAdmin: {
    method: 'POST',
    path: '/first-admin',
    who: 'user',
    says: 'Become the first admin of a shop that has none, by the code that its start told. It works once.',
    body: firstAdminCode,
    answer: modified,
    refuses: ['confirm_email_first', 'first_admin_code', 'first_admin_there'],
    once: 'effect',
  },
  demoteUser: {
    method: 'DELETE',
    path: '/user/admin/{email}',
    who: 'admin',
    says: 'Take the role of admin from somebody, never from the last one.',
    params: byEmail,
    answer: modified,
    refuses: ['last_admin'],
  },
  endSessions: {
    method: 'DELETE',
    path: '/user/{email}/sessions',
    who: 'admin',
    says: 'Log somebody out everywhere: all their sessions end, and the tokens with these.',
    params: byEmail,
    answer: deleted,
  },
} as const satisfies Record<string, Call>
