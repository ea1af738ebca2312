import { useCallback, useMemo } from 'react'
import type { BankLine, MatchSuggestion } from '../../../contract/bank/bank.ts'
import { lineStates } from '../../../contract/bank/bank-words.ts'
import { ibanInGroups } from '../../../contract/bank/iban.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { useAction } from '../use-action.ts'
import { AccountNote } from './account-note.tsx'
import { bankColumns } from './columns.tsx'
import { IgnoreDialog } from './ignore-dialog.tsx'
import { LineBelow } from './line-below.tsx'
import { LineDialog } from './line-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { Payouts } from './payouts.tsx'
import { StatementUpload } from './statement-upload.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { UploadedStatements } from './uploaded-statements.tsx'
import { isUnsettled, leavesOver, payerOf, stateWords } from './words.ts'

export const meta = privatePage('Bank')

const all = '/dashboard/bank'

/** Statements of the account that the shop is paid to: what became of each line, and what to do about those that wait. */
export default function BankPage() {
  const address = useAddress()
  const { get, q, page } = address
  const state = oneOf(lineStates, get('state'))
  const [look, setLook] = useTableLook('bank')
  const size = look.rows ?? rowsOnAPage
  const filter = { q, state: state && [state] }
  const bank = useAnswer('GET /bank', {})
  const answer = useAnswer('GET /bank-lines', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  const { matching, ignoring, undoing, looking, acts, fault, again, onOpen } = useActs()
  const columns = useMemo(() => bankColumns(onOpen), [onOpen])
  return (
    <div className="space-y-5">
      <PageHead
        title="Bank"
        says={
          bank.data?.iban ? (
            <AccountWords {...bank.data} iban={bank.data.iban} />
          ) : (
            'What came to your account, and what it pays.'
          )
        }
      >
        <ListKeys />
        <TableTools
          columns={columns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('bank-view')}
          all={() => allPages((at) => call('GET /bank-lines', { ...filter, ...at }))}
        />
      </PageHead>
      {bank.data && <AccountNote bank={bank.data} />}
      {bank.data?.iban && (
        <p className="text-sm text-soft">
          A line that is up to {money(bank.data.tolerance, bank.data.currency)} less than what it
          names may lack a bank’s fee: the rest can be written off with it.
        </p>
      )}
      {bank.data?.iban && <StatementUpload {...bank.data} iban={bank.data.iban} onDone={again} />}
      {bank.data?.iban && <UploadedStatements {...bank.data} onDone={again} />}
      <Payouts onDone={again} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Search lines by payer, text, reference, account or amount"
          placeholder="Payer, text, amount"
        />
        <ListTabs
          label="Lines by state"
          tabs={[
            { name: 'All', query: { state: null } },
            ...lineStates.map((one) => ({
              name: stateWords[one],
              query: { state: one },
              count: bank.data?.states[one] || undefined,
            })),
          ]}
        />
      </div>
      <ActionFaultNote fault={fault} />
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.items.length === 0 && <Nothing narrowed={q !== '' || state !== undefined} />}
      {data && data.items.length > 0 && (
        <DataTable
          columns={columns}
          rows={data.items}
          caption="Bank"
          rowId={({ _id }) => _id}
          look={look}
          onOpen={onOpen}
          below={(line) => <LineBelow line={line} acts={acts} />}
          busy={isPlaceholderData}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
      <MatchDialog
        line={matching.about}
        open={matching.open}
        onClose={matching.close}
        onDone={again}
      />
      <IgnoreDialog
        line={ignoring.about}
        open={ignoring.open}
        onClose={ignoring.close}
        onDone={again}
      />
      <LineDialog
        line={looking.about}
        open={looking.open}
        onClose={looking.close}
        onUndo={undoing.ask}
      />
      <UndoDialog line={undoing.about} open={undoing.open} onClose={undoing.close} onDone={again} />
    </div>
  )
}

/** What is done with lines: at once, or in a dialog. */
function useActs() {
  const reload = useReload()
  const matching = useAsked<BankLine>()
  const ignoring = useAsked<BankLine>()
  const undoing = useAsked<BankLine>()
  const looking = useAsked<BankLine>()
  const idempotency = useIdempotencyKey()
  const { busy, fault, run } = useAction()
  const again = () =>
    reload(
      'GET /bank',
      'GET /bank-lines',
      'GET /bank-statements',
      'GET /statement-columns',
      'GET /payouts',
      'GET /receivables',
      'GET /companies/{id}/account',
      'GET /companies/{id}/account/invoices',
      'GET /companies/{id}/account/entries',
    )
  const accept = async (line: BankLine, suggestion: MatchSuggestion, writeOff?: number) => {
    const { company, amount, invoices, order, returns } = suggestion
    const worked = await run(
      line._id,
      async () => {
        if (company === null)
          return await call('POST /bank-lines/{id}/return', { id: line._id, lineId: returns! })
        const given = {
          id: line._id,
          companyId: company._id,
          amount,
          invoices,
          ...(order && { order: order.number }),
          ...(writeOff !== undefined && { writeOff }),
          surplus: leavesOver(suggestion) ? ('credit' as const) : ('refuse' as const),
        }
        await call('POST /bank-lines/{id}/matches', given, { key: idempotency.keyFor(given) })
        idempotency.fulfilled()
      },
      `${payerOf(line)}, ${money(line.amount, line.currency)}`,
    )
    if (worked) toast.success(company ? 'Matched' : 'Returned', company?.legalName)
    await again()
  }
  const [askMatch, askIgnore, askLook] = [matching.ask, ignoring.ask, looking.ask]
  const onOpen = useCallback(
    (line: BankLine) => {
      if (!isUnsettled(line)) askLook(line)
      else if (line.amount > 0) askMatch(line)
      else askIgnore(line)
    },
    [askMatch, askIgnore, askLook],
  )
  return {
    matching,
    ignoring,
    undoing,
    looking,
    fault,
    again,
    onOpen,
    acts: {
      busy,
      onAccept: (line: BankLine, suggestion: MatchSuggestion, writeOff?: number) =>
        void accept(line, suggestion, writeOff),
      onMatch: matching.ask,
      onIgnore: ignoring.ask,
      onUndo: undoing.ask,
    },
  }
}

const AccountWords = ({ iban, newestOn }: { iban: string; newestOn: string | null }) => (
  <>
    What came to <span className="font-mono text-xs">{ibanInGroups(iban)}</span>, and what it pays.{' '}
    {newestOn && (
      <>
        Statements tell of it until <Day day={newestOn} />.
      </>
    )}
  </>
)

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty title="No line matches" action={<ButtonLink to={all}>Show all lines</ButtonLink>} />
  ) : (
    <Empty title="No statements yet">
      Upload one that your bank gives you: each of its lines stands here, with what it pays.
    </Empty>
  )
