import { privatePage } from '../app/private-page.ts'
import { usePerson } from '../app/session.ts'
import { OwnCompany } from './company/own-company.tsx'
import { Memberships } from './memberships.tsx'

export const meta = privatePage('Company')

/** The company that somebody buys for; for whom none is chosen, the ones that they could, and how to apply for one. */
export default function CompanyPage() {
  const { company } = usePerson()
  return company ? <OwnCompany acting={company} /> : <Memberships />
}
