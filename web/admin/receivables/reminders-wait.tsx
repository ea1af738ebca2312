import { Link } from 'react-router'
import { useAnswer } from '../../app/queries.tsx'
import { Note } from '../../ui/note.tsx'

/** Says that nobody is reminded of what is overdue while the bank's statements are old. */
export function RemindersWait() {
  const { data } = useAnswer('GET /bank', {})
  if (!data?.remindersWait) return null
  return (
    <Note kind="warn">
      Nobody is reminded of overdue invoices: the newest statement of the bank is older than three
      days, so that what companies have paid since is not known.{' '}
      <Link to="/dashboard/bank" className="link">
        Upload the statements
      </Link>
    </Note>
  )
}
