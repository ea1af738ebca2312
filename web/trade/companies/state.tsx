import type { CompanyState } from '../../../contract/companies/companies.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'

/** The states of a company as buyers and admins read them. */
export const companyStateWords: Record<CompanyState, string> = {
  applied: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  suspended: 'Suspended',
}
const variants: Record<CompanyState, BadgeVariant> = {
  applied: 'calm',
  approved: 'good',
  declined: 'neutral',
  suspended: 'warn',
}

export const CompanyStateBadge = ({ state }: { state: CompanyState }) => (
  <Badge variant={variants[state]}>{companyStateWords[state]}</Badge>
)
