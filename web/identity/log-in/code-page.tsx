import { Link } from 'react-router'
import { privatePage } from '../../app/private-page.ts'
import { NarrowPage } from '../../ui/narrow-page.tsx'
import { CodeForm } from './code-form.tsx'
import { useFrom, useGoOn } from './from.ts'

export const meta = privatePage('The second step')

export default function CodePage() {
  useGoOn()
  const from = useFrom()
  return (
    <NarrowPage title="The second step">
      <p className="text-soft">Your account asks for a code of its authenticator app besides.</p>
      <CodeForm />
      <p className="border-t pt-5 text-sm">
        <Link to="/login" state={{ from }} className="link">
          Back to Login
        </Link>
      </p>
    </NarrowPage>
  )
}
