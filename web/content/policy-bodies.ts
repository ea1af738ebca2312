import { type ComponentType, lazy } from 'react'
import { findPolicy } from './policies.tsx'

const bodies: Record<string, ComponentType> = {
  privacy: lazy(async () => ({ default: (await import('./policies/privacy.tsx')).privacy.Body })),
  terms: lazy(async () => ({ default: (await import('./policies/terms.tsx')).terms.Body })),
  shipping: lazy(async () => ({
    default: (await import('./policies/shipping.tsx')).shipping.Body,
  })),
  returns: lazy(async () => ({ default: (await import('./policies/returns.tsx')).returns.Body })),
  cookies: lazy(async () => ({ default: (await import('./policies/cookies.tsx')).cookies.Body })),
}

/** The text of a policy: brought with its page by a browser, drawn in its place by the server. */
export const policyBody = (slug: string): ComponentType =>
  (import.meta.env.SSR ? findPolicy(slug)?.Body : bodies[slug])!
