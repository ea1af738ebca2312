import type { ReactNode } from 'react'
import type { Company } from '../../../contract/companies/companies.ts'
import { countryName } from '../../../contract/parts/countries.ts'
import { When } from '../../ui/words/when.tsx'

/** What is known of a company; `children` are further facts. */
export function CompanyFacts({ company, children }: { company: Company; children?: ReactNode }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
      <CompanyFact name="Legal name">{company.legalName}</CompanyFact>
      <CompanyFact name="Country">{countryName(company.country)}</CompanyFact>
      <CompanyFact name="Registration number">{company.registrationNumber}</CompanyFact>
      <CompanyFact name="Registered address">
        <span className="whitespace-pre-line">{company.address}</span>
      </CompanyFact>
      <CompanyFact name="Phone">{company.phone}</CompanyFact>
      <CompanyFact name="Applied">
        <When at={company.createdAt} as="date" />
      </CompanyFact>
      {children}
    </dl>
  )
}

export const CompanyFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
