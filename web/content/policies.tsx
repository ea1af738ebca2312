import { cookies } from './policies/cookies.tsx'
import type { Policy } from './policies/policy.ts'
import { privacy } from './policies/privacy.tsx'
import { returns } from './policies/returns.tsx'
import { shipping } from './policies/shipping.tsx'
import { terms } from './policies/terms.tsx'

/**
 * The policies in the order of the footer. They say what this shop really does and are written for no country's law in
 * particular: whoever opens a real shop has them checked.
 */
export const policies: readonly Policy[] = [privacy, terms, shipping, returns, cookies]

/** The policy with this slug, or undefined. */
export const findPolicy = (slug: string) => policies.find((policy) => policy.slug === slug)
