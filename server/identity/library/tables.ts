const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** The library's names → the columns of database/migrations/0001-identity.sql. */
export const tables = {
  user: {
    modelName: 'users',
    fields: { ...times, emailVerified: 'email_verified' },
    additionalFields: { role: { type: 'string', required: false, input: false } },
  },
  session: {
    fields: {
      ...times,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    expiresIn: 7 * 24 * 3_600,
    updateAge: 24 * 3_600,
  },
  account: {
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    accountLinking: {
      enabled: true,
      trustedProviders: [] as string[],
      // an account whose address nobody had proven is taken over instead (take-identity.ts)
      requireLocalEmailVerified: false,
    },
  },
  verification: { fields: { ...times, expiresAt: 'expires_at' } },
  twoFactorTables: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factor',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
  passkeyTables: {
    passkey: {
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'created_at',
      },
    },
  },
} as const
