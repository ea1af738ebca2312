import type { JsonSchema } from './schemas.ts'
import { done, fields, flag, type SignInCall, session, text, user } from './sign-in-call.ts'

const codeAsked = fields({ code: text(), trustDevice: flag('not to ask for 30 days') }, [
  'trustDevice',
])

const publicKeyOptions: JsonSchema = {
  type: 'object',
  description: 'for navigator.credentials, as WebAuthn’s JSON has it',
}
const publicKeyAnswer: JsonSchema = {
  type: 'object',
  description: 'what navigator.credentials gave',
}

/** A second factor and passkeys: paths and bodies of better-auth 1.7.25 and its passkey 1.7.6. */
export const strongSignInCalls: readonly SignInCall[] = [
  {
    method: 'POST',
    path: '/auth/two-factor/enable',
    name: 'enableTwoFactor',
    says: 'Begin with a second factor: it is on as soon as verify-totp took a code.',
    who: 'session',
    body: fields({ password: text() }),
    answer: fields({
      method: { const: 'totp' },
      totpURI: text('for the authenticator app'),
      backupCodes: { type: 'array', items: text() },
    }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/verify-totp',
    name: 'verifyTotp',
    says: 'Give the code of the authenticator app, to finish signing in or setting up.',
    who: 'anyone',
    body: codeAsked,
    answer: fields({ user }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/verify-backup-code',
    name: 'verifyBackupCode',
    says: 'Finish signing in with one of the backup codes. Each works once.',
    who: 'anyone',
    body: codeAsked,
    answer: fields({ user }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/generate-backup-codes',
    name: 'generateBackupCodes',
    says: 'New backup codes; the old ones end.',
    who: 'session',
    body: fields({ password: text() }),
    answer: fields({ status: { const: true }, backupCodes: { type: 'array', items: text() } }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/disable',
    name: 'disableTwoFactor',
    says: 'Do without the second factor again.',
    who: 'session',
    body: fields({ password: text() }),
    answer: done,
  },
  {
    method: 'GET',
    path: '/auth/passkey/generate-register-options',
    name: 'passkeyRegisterOptions',
    says: 'Begin adding a passkey.',
    who: 'session',
    query: { name: text() },
    answer: publicKeyOptions,
  },
  {
    method: 'POST',
    path: '/auth/passkey/verify-registration',
    name: 'verifyPasskeyRegistration',
    says: 'Finish adding a passkey.',
    who: 'session',
    body: fields({ response: publicKeyAnswer, name: text() }, ['name']),
    answer: fields({ id: text(), name: text() }, ['name']),
  },
  {
    method: 'GET',
    path: '/auth/passkey/generate-authenticate-options',
    name: 'passkeySignInOptions',
    says: 'Begin signing in with a passkey.',
    who: 'anyone',
    answer: publicKeyOptions,
  },
  {
    method: 'POST',
    path: '/auth/passkey/verify-authentication',
    name: 'verifyPasskey',
    says: 'Finish signing in with a passkey.',
    who: 'anyone',
    body: fields({ response: publicKeyAnswer }),
    answer: fields({ session }),
  },
  {
    method: 'GET',
    path: '/auth/passkey/list-user-passkeys',
    name: 'listPasskeys',
    says: 'The own passkeys.',
    who: 'session',
    answer: { type: 'array', items: fields({ id: text(), name: text() }, ['name']) },
  },
  {
    method: 'POST',
    path: '/auth/passkey/delete-passkey',
    name: 'deletePasskey',
    says: 'Remove one of the own passkeys.',
    who: 'session',
    body: fields({ id: text() }),
    answer: done,
  },
]
