import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../app/api.ts'
import type { Person } from '../app/session.ts'
import { switchCompany } from '../app/switch-company.ts'
import { buysFor, type Membership } from '../trade/companies/memberships.ts'
import { toast } from '../ui/overlays/toast.ts'

const row =
  'flex w-full cursor-default items-start gap-2 rounded-sm px-3 py-2 text-sm outline-none data-[highlighted]:bg-sunken'

/** What was told last, so that the menu does not grow while it is asked again. */
let told: { email: string; items: Membership[] } | undefined

/** For whom somebody buys, in their menu: themselves, or one of their companies. Nothing where there is no choice. */
export default function CompanyChoice({ person }: { person: Person }) {
  const { email, displayName, company } = person
  const [items, setItems] = useState(told?.email === email ? told.items : [])
  useEffect(() => {
    call('GET /memberships', {}).then(
      (answer) => {
        told = { email, items: answer.items }
        setItems(answer.items)
      },
      // without it the menu is as for somebody who buys for no company
      () => {},
    )
  }, [email])
  const companies = items.filter(buysFor)
  if (companies.length === 0 && !company) return null
  const choose = async (id: string) => {
    if (await switchCompany(id || null)) return
    toast.failure('Not changed', 'You do not buy for this company any more, or the shop is away')
  }
  return (
    <div className="mb-1 max-w-72 border-b pb-1">
      <div className="px-3 pt-2 pb-1">
        <p className="truncate text-sm font-semibold">{displayName}</p>
        <p className="truncate text-sm text-soft">
          {company ? `for ${company.name}` : 'for yourself'}
        </p>
      </div>
      <Base.RadioGroup
        value={company?._id ?? ''}
        onValueChange={(id: string) => void choose(id)}
        aria-label="Buy for"
      >
        <Choice value="" name="Myself" />
        {companies.map(({ company: { _id, legalName, state } }) => (
          <Choice
            key={_id}
            value={_id}
            name={legalName}
            about={state === 'suspended' ? 'Suspended' : undefined}
          />
        ))}
      </Base.RadioGroup>
    </div>
  )
}

type ChoiceProps = { value: string; name: string; about?: string | undefined }

const Choice = ({ value, name, about }: ChoiceProps) => (
  <Base.RadioItem value={value} closeOnClick className={row}>
    <span className="mt-0.5 grid size-4 shrink-0 place-items-center text-accent">
      <Base.RadioItemIndicator>
        <Check size={16} aria-hidden="true" />
      </Base.RadioItemIndicator>
    </span>
    <span className="min-w-0 wrap-anywhere">
      {name}
      {about && <span className="block text-xs text-warn">{about}</span>}
    </span>
  </Base.RadioItem>
)
