import { useState } from 'react'
import type { BankStatement } from '../../../contract/bank/bank.ts'
import type {
  RememberedColumns,
  StatementColumns,
} from '../../../contract/bank/statement-columns.ts'
import { call } from '../../app/api.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { Day, When } from '../../ui/words/when.tsx'
import { ColumnsFields } from './columns-fields.tsx'
import { saidOf, typedOf } from './columns-words.ts'

type Props = { iban: string | null; currency: string; onDone: () => Promise<unknown> }

/** The newest statements, to take one back, and what is remembered of the columns of CSVs. */
export function UploadedStatements({ iban, currency, onDone }: Props) {
  const statements = useAnswer('GET /bank-statements', { limit: 20 }).data?.items ?? []
  const remembered = useAnswer('GET /statement-columns', {}).data?.columns ?? []
  const taking = useAsked<BankStatement>()
  const changing = useAsked<RememberedColumns>()
  const forgetting = useAsked<RememberedColumns>()
  if (statements.length === 0 && remembered.length === 0) return null
  return (
    <details className="text-sm" data-screen-only>
      <summary className="min-h-6 w-fit rounded-sm">
        Uploaded statements{remembered.length > 0 && ', and how CSVs are read'}
      </summary>
      <div className="mt-2 space-y-4">
        <ul className="divide-y border-y">
          {statements.map((one) => (
            <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p className="min-w-0 grow wrap-anywhere">
                {one.file}: <Day day={one.from} /> to <Day day={one.to} />
                <span className="text-soft">
                  , {counted(one.lines, 'line')}, <When at={one.at} />
                  {one.by && ` by ${one.by}`}
                </span>
              </p>
              <Button
                size="small"
                aria-label={`Take back, ${one.file}`}
                onClick={() => taking.ask(one)}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
        {remembered.length > 0 && (
          <ul className="divide-y border-y">
            {remembered.map((one) => (
              <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <p className="min-w-0 grow basis-64 wrap-anywhere">
                  {one.header.join('; ')}
                  <span className="text-soft">
                    : read so last <When at={one.usedAt} />
                    {one.by && `, as ${one.by} said`}
                  </span>
                </p>
                <Button
                  size="small"
                  aria-label={`Change, ${one.header.join('; ')}`}
                  onClick={() => changing.ask(one)}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  aria-label={`Forget, ${one.header.join('; ')}`}
                  onClick={() => forgetting.ask(one)}
                >
                  Forget
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Dialog open={taking.open} onClose={taking.close} title="Take the statement back?">
        {taking.about && (
          <Confirm
            says={`${taking.about.file} and the ${counted(taking.about.lines, 'line')} that came by it are gone, as if it had never been uploaded. A statement by whose lines payments were written down stays.`}
            does="Take back"
            act={() => call('DELETE /bank-statements/{id}', { id: taking.about!._id })}
            onClose={taking.close}
            onDone={onDone}
          />
        )}
      </Dialog>
      <Dialog open={forgetting.open} onClose={forgetting.close} title="Forget the columns?">
        {forgetting.about && (
          <Confirm
            says={`The next file with the header ${forgetting.about.header.join('; ')} asks anew what its columns hold. Lines that were read stay.`}
            does="Forget"
            act={() => call('DELETE /statement-columns/{id}', { id: forgetting.about!._id })}
            onClose={forgetting.close}
            onDone={onDone}
          />
        )}
      </Dialog>
      <Dialog open={changing.open} onClose={changing.close} title="What are its columns?" wide>
        {changing.about && (
          <Changing
            remembered={changing.about}
            iban={iban}
            currency={currency}
            onDone={onDone}
            onClose={changing.close}
          />
        )}
      </Dialog>
    </details>
  )
}

type ConfirmProps = {
  says: string
  does: string
  act: () => Promise<unknown>
  onClose: () => void
  onDone: () => Promise<unknown>
}

function Confirm({ says, does, act, onClose, onDone }: ConfirmProps) {
  const sending = useSending()
  const send = sending.sends(
    async () => {
      await act()
      toast.success(does)
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="wrap-anywhere">{says}</p>
      <FormEnd sending={sending} onBack={onClose} variant="danger">
        {does}
      </FormEnd>
    </form>
  )
}

type ChangingProps = Props & { remembered: RememberedColumns; onClose: () => void }

function Changing({ remembered, iban, currency, onClose, onDone }: ChangingProps) {
  const [typed, setTyped] = useState(() => typedOf(remembered))
  const sending = useSending()
  const send = sending.sends(
    async () => {
      // what is not said yet is refused at its field
      const said = saidOf(typed) as StatementColumns
      await call('PUT /statement-columns/{id}', { id: remembered._id, ...said })
      toast.success('Changed')
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-5">
      <p className="text-sm">
        It holds for the next files with this header. Lines that were read stay: take their
        statement back and upload it again where they are wrong.
      </p>
      <ColumnsFields
        header={remembered.header}
        rows={[]}
        typed={typed}
        iban={iban}
        currency={currency}
        errorOf={sending.errorOf}
        onType={(some) => setTyped((before) => ({ ...before, ...some }))}
        onRole={(at, role) =>
          setTyped((before) => ({ ...before, columns: before.columns.with(at, role) }))
        }
      />
      <FormEnd sending={sending} onBack={onClose}>
        Save
      </FormEnd>
    </form>
  )
}
