import type { JsonSchema } from './schemas.ts'
import { done, email, fields, flag, type SignInCall, session, text, user } from './sign-in-call.ts'

const password: JsonSchema = { type: 'string', format: 'password', minLength: 8, maxLength: 128 }

/** Passwords and sessions: paths and bodies of better-auth 1.7.7 as it is set up here. */
export const signInCalls: readonly SignInCall[] = [
  {
    method: 'POST',
    path: '/auth/sign-up/email',
    name: 'signUp',
    says: 'Register. Signs in, and sends a mail to verify the address.',
    who: 'anyone',
    body: fields({ name: text(), email, password, callbackURL: text('where the mail leads') }, [
      'callbackURL',
    ]),
    answer: fields({ user }),
    faults: [422],
  },
  {
    method: 'POST',
    path: '/auth/sign-in/email',
    name: 'signIn',
    says: 'Sign in. With a second factor on, answers twoFactorRedirect instead of a user.',
    who: 'anyone',
    body: fields({ email, password: text(), rememberMe: flag('false: until the browser closes') }, [
      'rememberMe',
    ]),
    answer: {
      anyOf: [
        fields({ redirect: { type: 'boolean' }, user }),
        fields({ twoFactorRedirect: { const: true } }),
      ],
    },
  },
  {
    method: 'POST',
    path: '/auth/sign-out',
    name: 'signOut',
    says: 'Sign out. Access tokens of the session end with it.',
    who: 'session',
    answer: fields({ success: { const: true } }),
  },
  {
    method: 'GET',
    path: '/auth/get-session',
    name: 'getSession',
    says: 'Whose session the cookie is; null when there is none.',
    who: 'anyone',
    answer: { anyOf: [fields({ session, user }), { type: 'null' }] },
  },
  {
    method: 'POST',
    path: '/auth/sign-in/social',
    name: 'signInSocial',
    says: 'Begin signing in at an identity provider: send the browser to the url.',
    who: 'anyone',
    body: fields(
      {
        provider: { type: 'string', enum: ['google', 'oidc'] },
        callbackURL: text('where to go when it worked'),
        errorCallbackURL: text('where to go with ?error='),
      },
      ['callbackURL', 'errorCallbackURL'],
    ),
    answer: fields({ url: { type: 'string', format: 'uri' }, redirect: { type: 'boolean' } }),
    faults: [404],
  },
  {
    method: 'GET',
    path: '/auth/callback/google',
    name: 'finishSignInSocial',
    says: 'Where Google sends the browser back to. The other issuer: /auth/callback/oidc.',
    who: 'anyone',
    query: { code: text(), state: text() },
    answer: {},
    redirects: true,
  },
  {
    method: 'POST',
    path: '/auth/request-password-reset',
    name: 'requestPasswordReset',
    says: 'Have a link mailed. The answer is the same whether there is such an account.',
    who: 'anyone',
    body: fields({ email, redirectTo: text('/reset-password') }, ['redirectTo']),
    answer: fields({ status: { const: true }, message: text() }),
  },
  {
    method: 'POST',
    path: '/auth/reset-password',
    name: 'resetPassword',
    says: 'Set a new password with the token of the mail. Ends every session.',
    who: 'anyone',
    body: fields({ newPassword: password, token: text() }),
    answer: done,
  },
  {
    method: 'POST',
    path: '/auth/change-password',
    name: 'changePassword',
    says: 'Change the password.',
    who: 'session',
    body: fields(
      {
        currentPassword: text(),
        newPassword: password,
        revokeOtherSessions: flag('end the others'),
      },
      ['revokeOtherSessions'],
    ),
    answer: fields({ user }),
  },
  {
    method: 'POST',
    path: '/auth/send-verification-email',
    name: 'sendVerificationEmail',
    says: 'Have the mail that verifies the address sent again.',
    who: 'anyone',
    body: fields({ email, callbackURL: text('where the mail leads') }, ['callbackURL']),
    answer: done,
  },
  {
    method: 'GET',
    path: '/auth/list-sessions',
    name: 'listSessions',
    says: 'The own sessions that are alive.',
    who: 'session',
    answer: { type: 'array', items: session },
  },
  {
    method: 'POST',
    path: '/auth/revoke-session',
    name: 'revokeSession',
    says: 'End one of the own sessions.',
    who: 'session',
    body: fields({ token: text('of list-sessions: the session’s id') }),
    answer: done,
  },
  {
    method: 'POST',
    path: '/auth/revoke-sessions',
    name: 'revokeSessions',
    says: 'End all own sessions, this one too.',
    who: 'session',
    answer: done,
  },
]
