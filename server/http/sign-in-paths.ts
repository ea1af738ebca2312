/**
 * What of the sign-in library is open, below /api/auth: everything else that it brings stays closed, so that an update
 * of it opens nothing by itself. `{token}` and `{issuer}` stand for one segment.
 */
const open = {
  GET: [
    '/get-session',
    '/list-sessions',
    '/callback/{issuer}',
    '/passkey/generate-register-options',
    '/passkey/generate-authenticate-options',
    '/passkey/list-user-passkeys',
  ],
  POST: [
    '/sign-up/email',
    '/sign-in/email',
    '/sign-in/social',
    '/sign-out',
    '/request-password-reset',
    '/reset-password',
    '/reset-ways',
    '/confirm-email',
    '/change-password',
    '/send-verification-email',
    '/update-user',
    '/revoke-session',
    '/revoke-sessions',
    '/revoke-other-sessions',
    '/two-factor/enable',
    '/two-factor/disable',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
    '/two-factor/generate-backup-codes',
    '/passkey/verify-registration',
    '/passkey/verify-authentication',
    '/passkey/delete-passkey',
  ],
} as const

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`)
const patterns = Object.entries(open).map(([method, paths]) => ({
  method,
  patterns: paths.map(pattern),
}))

/** The methods that a path of the sign-in library takes here; none when it is closed. */
export const methodsOf = (path: string): string[] =>
  patterns.filter((one) => one.patterns.some((each) => each.test(path))).map((one) => one.method)
