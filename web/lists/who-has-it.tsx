import type { ActingFor } from '../../contract/companies/acting-for.ts'
import type { SavedList } from '../../contract/lists.ts'
import { CheckboxField } from '../ui/forms/field.tsx'

type Props = {
  company: ActingFor
  ofCompany: SavedList['ofCompany']
  /** For whoever made the list. */
  onChange: ((ofCompany: SavedList['ofCompany']) => void) | undefined
}

/** Whether a list is somebody's alone or of all who buy for the company. */
export function WhoHasIt({ company, ofCompany, onChange }: Props) {
  const mayGive = company.rights.includes('order')
  if (!ofCompany && !mayGive) return null
  const owner = ofCompany && !ofCompany.isOwn ? `, made by ${ofCompany.owner}` : ''
  const label = `All who buy for ${company.name} have this list${owner}`
  if (!onChange) return <p className="text-sm text-soft">{label}.</p>
  return (
    <CheckboxField
      data-screen-only
      label={label}
      checked={ofCompany !== undefined}
      onChange={({ target }) =>
        onChange(target.checked ? (ofCompany ?? { owner: '', isOwn: true }) : undefined)
      }
    />
  )
}
