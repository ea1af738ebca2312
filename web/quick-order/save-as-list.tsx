import { Link } from 'react-router'
import type { OutLine } from '../../bom/order-lines.ts'
import { useSession } from '../app/session.ts'
import { SaveListButton } from '../trade/lists/save-button.tsx'
import { buttonClass } from '../ui/button.tsx'

type Props = { name: string; lines: () => OutLine[]; isReady: boolean }

/** What is ready, saved as a list. Who is not signed in is led to where they can, and finds their rows here again. */
export function SaveAsList({ name, lines, isReady }: Props) {
  const session = useSession()
  if (session.state === 'out')
    return (
      <Link
        to="/login"
        state={{ from: '/quick-order' }}
        className={buttonClass('secondary', 'small', 'min-h-10')}
      >
        Log in to save
      </Link>
    )
  if ('person' in session && session.person.isAdmin) return null
  return (
    <SaveListButton
      size="small"
      className="min-h-10"
      name={name}
      lines={lines}
      disabled={!isReady}
    />
  )
}
