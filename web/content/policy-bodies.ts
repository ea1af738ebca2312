import { type ComponentType, lazy } from 'react'

/** The text of each policy by its slug: a page brings the one that it shows. */
export const policyBodies: Record<string, ComponentType> = {
  privacy: lazy(async () => ({ default: (await import('./policies/privacy.tsx')).privacy.Body })),
  terms: lazy(async () => ({ default: (await import('./policies/terms.tsx')).terms.Body })),
  shipping: lazy(async () => ({
    default: (await import('./policies/shipping.tsx')).shipping.Body,
  })),
  returns: lazy(async () => ({ default: (await import('./policies/returns.tsx')).returns.Body })),
  cookies: lazy(async () => ({ default: (await import('./policies/cookies.tsx')).cookies.Body })),
}
