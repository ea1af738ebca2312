import { CallFault } from './api.ts'
import { currentSession, loadSession, logInAgain } from './session.ts'
import { actFor } from './session-changes.ts'
import { tellOtherTabs } from './session-tabs.ts'
import { isLeaving } from './sign-out.ts'
import { takeTokenOrOwn, token } from './token.ts'

let renewing: Promise<boolean> | undefined

/**
 * A new token for one that ended or was lost: asked for once, however many calls ran into it. When the session has ended
 * too, the person is asked to log in again. Answers whether there is a new one, for the company for which the page was
 * drawn; throws where it would be for another: what was refused is not done for that one.
 */
export function renewToken(ended: string | null): Promise<boolean> {
  refuseElsewhere()
  const now = token.read()
  if (now && now !== ended) return Promise.resolve(true)
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<boolean> {
  const session = currentSession()
  if (!('person' in session) || isLeaving()) return false
  const { email, company: before } = session.person
  const { status, company } = await takeTokenOrOwn(email, before?._id ?? null)
  if (status === 401 || status === 403) logInAgain('ended')
  if (status !== 200) return false
  if (JSON.stringify(before) !== JSON.stringify(company)) actFor(company)
  if (before?._id === company?._id) return true
  tellOtherTabs()
  throw fault(
    `You no longer buy for ${before?.name}. Nothing was done, and what you typed is still here.`,
  )
}

/** What was drawn for one company is not asked for another, which a tab beside chose: this one follows first. */
export function refuseElsewhere() {
  if (!token.isElsewhere()) return
  void loadSession()
  throw fault(
    'In another tab somebody logged in, or chose for whom to buy. Nothing was done here: look at the page again first.',
  )
}

const fault = (detail: string) =>
  new CallFault({ status: 409, code: 'company_changed', detail, errors: [], requestId: null })
