import type { BankState } from '../../../contract/bank/bank.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

/** What keeps statements from being whole: no account to be paid to, or a statement that is missing. */
export function AccountNote({ bank: { iban, missing, currency } }: { bank: BankState }) {
  if (iban === null)
    return (
      <Note
        kind="warn"
        action={
          <ButtonLink size="small" to="/dashboard/shop">
            Shop
          </ButtonLink>
        }
      >
        The shop does not say where invoices are paid to. Write the account with its IBAN under
        Shop, Seller: statements of that account alone are taken.
      </Note>
    )
  return missing.map(({ after, before, opening }) => (
    <Note key={`${before} ${opening}`} kind="warn">
      A statement is missing{' '}
      {after && (
        <>
          after <Day day={after} />
        </>
      )}
      : none ends with the <Money amount={opening} currency={currency} /> that the one of{' '}
      <Day day={before} /> begins with. Upload it.
    </Note>
  ))
}
