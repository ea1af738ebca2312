import { Link } from 'react-router'
import { useAnswer } from '../../app/queries.tsx'
import { Note } from '../../ui/note.tsx'
import { missingWords } from './missing-words.ts'

/** Says that something is missing to sell, and leads there; nothing in a demo, and nothing when all is there. */
export function NotReady() {
  const { data } = useAnswer('GET /shop-readiness', {})
  const words = data && !data.isDemo ? missingWords(data) : null
  if (!words) return null
  return (
    <Note
      kind="warn"
      action={
        <Link to="/dashboard/ready" className="link">
          Is the shop ready?
        </Link>
      }
    >
      {words}
    </Note>
  )
}
