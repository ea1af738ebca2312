import type { JsonSchema } from './schemas.ts'
import {
  currentPassword,
  done,
  fields,
  flag,
  type SignInCall,
  session,
  text,
  user,
} from './sign-in-call.ts'

const codeAsked = (example: string) =>
  fields({ code: text(example), trustDevice: flag('not to ask for 30 days') }, ['trustDevice'])
const backupCodes: JsonSchema = { type: 'array', items: text('Vn4tq-8rWzK') }

const publicKeyOptions: JsonSchema = {
  type: 'object',
  description: 'for navigator.credentials, as WebAuthn’s JSON has it',
  examples: [{ challenge: 'pT3rJ0xk4mQ', rpId: 'shop.example', userVerification: 'preferred' }],
}
const publicKeyAnswer: JsonSchema = {
  type: 'object',
  description: 'what navigator.credentials gave',
  examples: [{ id: 'mYk3yId', rawId: 'mYk3yId', type: 'public-key', response: {} }],
}

const passkeyId = text('rXk7vTq2LwB9', 'of the passkey')
const passkeyName = text('Office key')
const passkey = fields({ id: passkeyId, name: passkeyName }, ['name'])

/** A second factor and passkeys: paths and bodies of better-auth 1.7.25 and its passkey 1.7.6. */
export const strongSignInCalls: readonly SignInCall[] = [
  {
    method: 'POST',
    path: '/auth/two-factor/enable',
    name: 'enableTwoFactor',
    says: 'Begin with a second factor: it is on as soon as verify-totp took a code.',
    who: 'session',
    body: fields({ password: currentPassword }),
    answer: fields({
      method: { const: 'totp' },
      totpURI: text(
        'otpauth://totp/Parts%20Shop:buyer%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Parts%20Shop',
        'for the authenticator app',
      ),
      backupCodes,
    }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/verify-totp',
    name: 'verifyTotp',
    says: 'Give the code of the authenticator app, to finish signing in or setting up.',
    who: 'anyone',
    body: codeAsked('123456'),
    answer: fields({ user }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/verify-backup-code',
    name: 'verifyBackupCode',
    says: 'Finish signing in with one of the backup codes. Each works once.',
    who: 'anyone',
    body: codeAsked('Vn4tq-8rWzK'),
    answer: fields({ user }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/generate-backup-codes',
    name: 'generateBackupCodes',
    says: 'Make new backup codes; the old ones end.',
    who: 'session',
    body: fields({ password: currentPassword }),
    answer: fields({ status: { const: true }, backupCodes }),
  },
  {
    method: 'POST',
    path: '/auth/two-factor/disable',
    name: 'disableTwoFactor',
    says: 'Do without the second factor again.',
    who: 'session',
    body: fields({ password: currentPassword }),
    answer: done,
  },
  {
    method: 'GET',
    path: '/auth/passkey/generate-register-options',
    name: 'passkeyRegisterOptions',
    says: 'Begin adding a passkey: what the browser is asked to make.',
    who: 'session',
    query: { name: text('Office key', 'what the passkey is to be called') },
    answer: publicKeyOptions,
  },
  {
    method: 'POST',
    path: '/auth/passkey/verify-registration',
    name: 'verifyPasskeyRegistration',
    says: 'Finish adding a passkey with what the browser made.',
    who: 'session',
    body: fields({ response: publicKeyAnswer, name: passkeyName }, ['name']),
    answer: passkey,
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
    says: 'List the own passkeys, by which the account can be signed in to.',
    who: 'session',
    answer: { type: 'array', items: passkey },
  },
  {
    method: 'POST',
    path: '/auth/passkey/delete-passkey',
    name: 'deletePasskey',
    says: 'Remove one of the own passkeys.',
    who: 'session',
    body: fields({ id: passkeyId }),
    answer: done,
  },
]
