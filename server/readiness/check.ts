import type { CheckName, CheckState, MendingPage } from '../../contract/readiness/checks.ts'
import type { ReadinessCheck } from '../../contract/readiness/readiness.ts'

/** Where something is mended: a page, settings, or either of both. */
export type Where = { page?: MendingPage; settings?: readonly string[] }

const check = (name: CheckName, state: CheckState, says: string, where: Where): ReadinessCheck => ({
  name,
  state,
  says,
  where: where.page ?? null,
  settings: [...(where.settings ?? [])],
})

export const ready = (name: CheckName, says: string, where: Where) =>
  check(name, 'ready', says, where)
export const missing = (name: CheckName, says: string, where: Where) =>
  check(name, 'missing', says, where)
export const advice = (name: CheckName, says: string, where: Where) =>
  check(name, 'advice', says, where)
