import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The shop's account at this bank. Currency as ISO 4217 has it, such as USD. */
export type Account = { iban: string; currency: string }

export type NewTransfer = {
  /** YYYY-MM-DD: when it is booked. */
  day: string
  /** What comes to the account, below 0 what goes back. */
  amountMinor: number
  /** What the bank kept of what was sent. */
  feeMinor: number
  name: string
  iban: string
  text: string
  endToEnd: string
  /** Without it two that are the same have nothing that tells them apart. */
  hasReference: boolean
  /** The transfer that goes back by it. */
  returns: number | null
}
export type Transfer = NewTransfer & { id: number; isReturned: boolean }

export type BankStore = ReturnType<typeof openBankStore>

const usual: Account = { iban: 'DE89370400440532013000', currency: 'USD' }

/** Opens `<dataDir>/bank.sqlite`. */
export function openBankStore(dataDir: string) {
  const path = join(dataDir, 'bank.sqlite')
  const database = new DatabaseSync(path)
  chmodSync(path, 0o600)
  database.exec(`
    pragma journal_mode = wal;
    create table if not exists account (
      one integer primary key check (one = 1),
      iban text not null,
      currency text not null
    );
    create table if not exists transfer (
      id integer primary key autoincrement,
      day text not null,
      amount_minor integer not null,
      fee_minor integer not null,
      name text not null,
      iban text not null,
      text text not null,
      end_to_end text not null,
      has_reference integer not null,
      returns integer unique references transfer
    );
  `)
  const columns = `id, day, amount_minor as amountMinor, fee_minor as feeMinor, name, iban, text, end_to_end as endToEnd,
    has_reference as hasReference, returns, exists (select 1 from transfer r where r.returns = t.id) as isReturned`
  const insert = database.prepare(`
    insert into transfer (day, amount_minor, fee_minor, name, iban, text, end_to_end, has_reference, returns)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const all = database.prepare(`select ${columns} from transfer t order by day, id`)
  const one = database.prepare(`select ${columns} from transfer t where id = ?`)
  const account = database.prepare('select iban, currency from account')
  const setAccount = database.prepare(`
    insert into account (one, iban, currency)
    values (1, ?, ?)
    on conflict (one) do update
    set iban = excluded.iban, currency = excluded.currency`)
  const clear = database.prepare('delete from transfer')
  const read = (row: unknown): Transfer => {
    const { hasReference, isReturned, ...transfer } = row as Transfer
    return { ...transfer, hasReference: Boolean(hasReference), isReturned: Boolean(isReturned) }
  }
  return {
    account: (): Account => (account.get() as Account | undefined) ?? usual,
    changeAccount: ({ iban, currency }: Account) => void setAccount.run(iban, currency),
    add: (transfer: NewTransfer) =>
      Number(
        insert.run(
          ...[transfer.day, transfer.amountMinor, transfer.feeMinor, transfer.name, transfer.iban],
          ...[transfer.text, transfer.endToEnd, Number(transfer.hasReference), transfer.returns],
        ).lastInsertRowid,
      ),
    /** In the order in which they were booked. */
    transfers: (): Transfer[] => all.all().map(read),
    find: (id: number): Transfer | undefined => {
      const row = one.get(id)
      return row && read(row)
    },
    forget: () => void clear.run(),
    close: () => database.close(),
  }
}
