/** What is sent to, and the names that its body may have. */
const posted: Record<string, readonly string[]> = {
  '/sign-up/email': ['name', 'email', 'password', 'callbackURL'],
  '/sign-in/email': ['email', 'password', 'rememberMe'],
  '/sign-in/social': ['provider', 'callbackURL', 'errorCallbackURL'],
  '/sign-out': [],
  '/request-password-reset': ['email', 'redirectTo'],
  '/reset-password': ['newPassword', 'token', 'keepPasskeys'],
  '/reset-ways': ['token'],
  '/confirm-email': ['token'],
  '/change-password': ['currentPassword', 'newPassword', 'revokeOtherSessions'],
  '/send-verification-email': ['email', 'callbackURL'],
  '/update-user': ['name'],
  '/revoke-session': ['token'],
  '/revoke-sessions': [],
  '/revoke-other-sessions': [],
  '/two-factor/enable': ['password'],
  '/two-factor/disable': ['password'],
  '/two-factor/verify-totp': ['code', 'trustDevice'],
  '/two-factor/verify-backup-code': ['code', 'trustDevice'],
  '/two-factor/generate-backup-codes': ['password'],
  '/passkey/verify-registration': ['response', 'name'],
  '/passkey/verify-authentication': ['response'],
  '/passkey/delete-passkey': ['id'],
}

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
  POST: Object.keys(posted),
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`)
const patterns = Object.entries(open).map(([method, paths]) => ({
  method,
  patterns: paths.map(pattern),
}))

/** The methods that a path of the sign-in library takes here; none when it is closed. */
export const methodsOf = (path: string): string[] =>
  patterns.filter((one) => one.patterns.some((each) => each.test(path))).map((one) => one.method)

/** The names that the body of a path may have. */
export const bodyNamesOf = (path: string): readonly string[] => posted[path] ?? []
