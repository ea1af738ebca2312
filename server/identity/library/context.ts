import type { createAuthMiddleware } from 'better-auth/api'

/** What the library hands to a hook. */
export type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
