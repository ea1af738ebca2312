import { Link } from 'react-router'
import { pageMeta } from '../../app/page-meta.ts'
import { EntryFrame } from '../log-in/entry-frame.tsx'
import { useFrom, useGoOn } from '../log-in/from.ts'
import { OtherWays } from '../log-in/other-ways.tsx'
import { RegisterForm } from './form.tsx'

export const meta = () =>
  pageMeta({
    title: 'Register · Partwright',
    description: 'Make an account to order computer parts in bulk.',
    path: '/register',
  })

export default function RegisterPage() {
  useGoOn()
  const from = useFrom()
  return (
    <EntryFrame
      title="Register"
      foot={
        <>
          <p>
            Have an account already?{' '}
            <Link to="/login" state={{ from }} className="link font-medium">
              Login
            </Link>
          </p>
          <p className="mt-2">
            What we keep of you and why:{' '}
            <Link to="/policies/privacy" className="link">
              Privacy
            </Link>
          </p>
        </>
      }
    >
      <RegisterForm />
      <OtherWays page="/register" />
    </EntryFrame>
  )
}
