import { currentSession } from './session.ts'
import { actFor } from './session-changes.ts'
import { tellOtherTabs } from './session-tabs.ts'
import { takeToken } from './token.ts'

/**
 * Buys for a company from now on, null for oneself: what is cached of the one before is asked for anew, and other tabs
 * follow. Answers whether that is possible: a membership may have ended.
 */
export async function switchCompany(companyId: string | null): Promise<boolean> {
  const session = currentSession()
  if (!('person' in session)) return false
  const { status, company } = await takeToken(session.person.email, companyId)
  if (status !== 200) return false
  actFor(company, 1)
  tellOtherTabs()
  return true
}
