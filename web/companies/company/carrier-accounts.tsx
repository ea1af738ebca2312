import { useState } from 'react'
import type { SavedCarrierAccount } from '../../../contract/freight/offers.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { AnsweredSection } from './answered-section.tsx'

/** The company's accounts with carriers, which these ask for the freight of its orders; who manages it saves them. */
export function CarrierAccounts({ mayChange }: { mayChange: boolean }) {
  const answer = useAnswer('GET /company/carrier-accounts', {})
  const [isAdding, setAdding] = useState(false)
  const removal = useAsked<SavedCarrierAccount>()
  const reload = useReload()
  const again = () => reload('GET /company/carrier-accounts')
  return (
    <AnsweredSection
      title="Carrier accounts"
      answer={answer}
      act={() =>
        mayChange && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add an account
          </Button>
        )
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <p className="text-sm text-soft">
              With an account of your own, the carrier asks you for the freight, where the shop
              sends with it.
            </p>
          ) : (
            <Accounts accounts={items} onRemove={mayChange ? removal.ask : undefined} />
          )}
          <Dialog open={isAdding} onClose={() => setAdding(false)} title="Carrier account">
            {isAdding && <AccountForm onDone={again} onClose={() => setAdding(false)} />}
          </Dialog>
          <ConfirmDialog
            open={removal.open}
            onClose={removal.close}
            title="Remove this account?"
            action="Remove"
            onConfirm={async () => {
              await call('DELETE /company/carrier-accounts/{id}', { id: removal.about?._id ?? '' })
              toast.success('Removed', removal.about?.carrier)
            }}
            onDone={async () => void (await again())}
          >
            <p>
              {removal.about?.carrier} {removal.about?.number}: orders that were placed keep it.
            </p>
          </ConfirmDialog>
        </>
      )}
    </AnsweredSection>
  )
}

type AccountsProps = {
  accounts: SavedCarrierAccount[]
  onRemove: ((account: SavedCarrierAccount) => void) | undefined
}

const Accounts = ({ accounts, onRemove }: AccountsProps) => (
  <ul className="divide-y border-y text-sm">
    {accounts.map((account) => (
      <li key={account._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <span className="font-medium">{account.carrier}</span>
        <span className="me-auto font-mono text-xs wrap-anywhere">{account.number}</span>
        {onRemove && (
          <Button size="small" variant="quiet" onClick={() => onRemove(account)}>
            Remove
            <span className="sr-only">
              {' '}
              {account.carrier} {account.number}
            </span>
          </Button>
        )}
      </li>
    ))}
  </ul>
)

function AccountForm({ onDone, onClose }: { onDone: () => Promise<unknown>; onClose: () => void }) {
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const key = useIdempotencyKey()
  const sending = useSending()
  const send = sending.sends(async () => {
    const given = { carrier, number }
    await call('POST /company/carrier-accounts', given, { key: key.keyFor(given) })
    toast.success('Account added', carrier)
    await onDone()
    onClose()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Carrier"
        hint="As the shop names it beside its way of sending."
        maxLength={60}
        value={carrier}
        error={sending.errorOf('carrier')}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label="Number of your account"
        maxLength={60}
        autoComplete="off"
        value={number}
        error={sending.errorOf('number')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Add the account
      </FormEnd>
    </form>
  )
}
