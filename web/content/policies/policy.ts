import type { ComponentType } from 'react'
import type { policies } from '../policy-list.ts'

export type PolicySlug = (typeof policies)[number]['slug']

/** One policy of the footer. */
export type Policy = {
  slug: PolicySlug
  title: string
  /** One sentence, for lists and descriptions. */
  summary: string
  /** The day of the last change, as 2026-11-21. */
  updated: string
  /** The text below the title: sections with h2, meant for a container of class `prose`. */
  Body: ComponentType
}

/** Where a policy is read. */
export const policyAddress = (slug: PolicySlug) => `/policies/${slug}`
