import { useAddress } from '../../app/address.ts'
import { classNames } from '../../ui/class-names.ts'

type Props = { isAll: boolean; company: string }

/** The choice between the own orders and all of the company, for who may see those. */
export function WhoseOrders({ isAll, company }: Props) {
  const { set } = useAddress()
  const choice = (name: string, about: string, isChosen: boolean, scope: string | null) => (
    <button
      type="button"
      aria-pressed={isChosen}
      title={about}
      onClick={() => set({ scope })}
      className={classNames(
        'min-h-9 px-4 text-sm first:rounded-s-md last:rounded-e-md',
        isChosen ? 'bg-ink font-medium text-ground' : 'hover:bg-sunken',
      )}
    >
      {name}
    </button>
  )
  return (
    <fieldset
      className="flex w-fit divide-x overflow-hidden rounded-md border border-edge"
      data-screen-only
    >
      <legend className="sr-only">Whose orders</legend>
      {choice('Mine', `What you ordered for ${company}`, !isAll, null)}
      {choice('Company', `What was ordered for ${company} by anybody`, isAll, 'company')}
    </fieldset>
  )
}
