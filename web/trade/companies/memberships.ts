import type { z } from 'zod'
import type { membership } from '../../../contract/companies/members.ts'

export type Membership = z.output<typeof membership>

/** Whether its member may act for the company: it was approved, and may be suspended by now. */
export const buysFor = ({ company: { state } }: Pick<Membership, 'company'>) =>
  state === 'approved' || state === 'suspended'
