import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { become, currentSession, outdate } from './session.ts'

/** Says for whom the person buys from now on, who has a token for that; `chosen` is 1 where they have chosen it here. */
export function actFor(company: ActingFor | null, chosen = 0) {
  const session = currentSession()
  if (!('person' in session)) return
  outdate()
  const { person } = session
  become({ ...session, person: { ...person, company, chosen: person.chosen + chosen } })
}

/** Goes on with a session that is stale, but has not ended. */
export function goOnAsBefore() {
  const session = currentSession()
  if (session.state === 'lost' && session.because === 'stale')
    become({ state: 'in', person: session.person })
}
