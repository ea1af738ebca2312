import { type CompanyRole, companyRoles, roleWords } from '../../../contract/companies/rights.ts'
import { Badge } from '../../ui/badge.tsx'

/** Roles as chips, in the order in which they are always named. */
export const RoleChips = ({ roles }: { roles: readonly CompanyRole[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {companyRoles
      .filter((role) => roles.includes(role))
      .map((role) => (
        <Badge key={role} variant={role === 'purchasing_admin' ? 'accent' : 'neutral'}>
          {roleWords[role].name}
        </Badge>
      ))}
  </span>
)

/** Roles with what each may. */
export const RoleSentences = ({ roles }: { roles: readonly CompanyRole[] }) => (
  <dl className="space-y-2 text-sm">
    {companyRoles
      .filter((role) => roles.includes(role))
      .map((role) => (
        <div key={role}>
          <dt className="font-medium">{roleWords[role].name}</dt>
          <dd className="text-soft">{roleWords[role].says}.</dd>
        </div>
      ))}
  </dl>
)
