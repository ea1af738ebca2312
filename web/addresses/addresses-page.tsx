import { MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SavedAddress } from '../../contract/addresses/saved.ts'
import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { usePerson } from '../app/session.ts'
import { mayManage } from '../trade/companies/may-manage.ts'
import { countryHere } from '../trade/delivery/use-delivery-start.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

export const meta = privatePage('Addresses')

/** The addresses of a buyer or their company: added, changed, put away, and which one is the default. */
export default function AddressesPage() {
  const person = usePerson()
  const isTheirs = mayManage(person)
  const { data, error, refetch } = useAnswer('GET /addresses', {})
  const [editing, setEditing] = useState<SavedAddress | 'new'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setEditing(undefined)
    heading.current?.focus()
  }
  const addresses = data?.addresses ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Addresses
        </h1>
        {isTheirs && !editing && addresses.length > 0 && (
          <Button variant="primary" onClick={() => setEditing('new')}>
            Add an address
          </Button>
        )}
      </div>
      <p className="max-w-2xl text-soft">
        Where we ship to and whom we bill: chosen at the checkout, and not written again. Orders
        keep the address that they were placed with.
      </p>
      {person.company && (
        <Note>
          These are the addresses of {person.company.name}.{' '}
          {isTheirs ? 'All who buy for it have them.' : 'Its purchasing admins change them.'}
        </Note>
      )}
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {editing && (
        <AddressForm
          key={editing === 'new' ? 'new' : editing._id}
          saved={editing === 'new' ? undefined : editing}
          country={addresses[0]?.country ?? countryHere()}
          onDone={close}
        />
      )}
      {data && addresses.length === 0 && !editing && (
        <Nothing onAdd={isTheirs ? () => setEditing('new') : undefined} />
      )}
      {addresses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((one) => (
            <AddressCard
              key={one._id}
              address={one}
              onEdit={isTheirs ? () => setEditing(one) : undefined}
              onGone={close}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** No address yet: the text of the last order is there to be written into fields. */
function Nothing({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { email } = usePerson()
  const { data } = useAnswer('GET /orders', { email, limit: 1 })
  const last = data?.items[0]?.address
  return (
    <>
      <Empty
        title="No addresses yet"
        icon={<MapPin size={32} aria-hidden="true" />}
        action={
          onAdd && (
            <Button variant="primary" onClick={onAdd}>
              Add an address
            </Button>
          )
        }
      >
        The next order can go to one without writing it.
      </Empty>
      {last && (
        <Note>
          <p>Your last order went to:</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{last}</p>
        </Note>
      )}
    </>
  )
}
