import { useId } from 'react'
import { type CompanyRole, companyRoles, roleWords } from '../../../contract/companies/rights.ts'
import { FieldError } from '../../ui/forms/field-error.tsx'

type Props = {
  chosen: readonly CompanyRole[]
  onChoose: (roles: CompanyRole[]) => void
  error: string | undefined
}

/** The roles of somebody, each with what it may. They add up. */
export function RoleFields({ chosen, onChoose, error }: Props) {
  const id = useId()
  const set = (role: CompanyRole, isChosen: boolean) =>
    onChoose(companyRoles.filter((one) => (one === role ? isChosen : chosen.includes(one))))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-medium">Roles</legend>
      <div className="mt-1.5 divide-y rounded-md border">
        {companyRoles.map((role) => (
          <label key={role} className="flex items-start gap-3 px-3 py-2.5 text-sm">
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0 accent-accent"
              checked={chosen.includes(role)}
              onChange={({ target }) => set(role, target.checked)}
            />
            <span className="text-ink">
              {roleWords[role].name}
              <span className="block text-soft">{roleWords[role].says}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

export const noRoles = 'Choose at least one role'
