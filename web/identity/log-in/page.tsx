import { Link, type MetaFunction } from 'react-router'
import { ofShop, pageMeta } from '../../app/page-meta.ts'
import { EntryFrame } from './entry-frame.tsx'
import { LoginForm } from './form.tsx'
import { useFrom, useGoOn } from './from.ts'
import { OtherWays } from './other-ways.tsx'

export const meta: MetaFunction = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'Login',
      description: 'Log in to order computer parts in bulk, pay and follow orders.',
      path: '/login',
    }),
  )

export default function LoginPage() {
  useGoOn()
  const from = useFrom()
  return (
    <EntryFrame
      title="Login"
      foot={
        <p>
          No account yet?{' '}
          <Link to="/register" state={{ from }} className="link font-medium">
            Register
          </Link>
        </p>
      }
    >
      <LoginForm />
      <OtherWays page="/login" />
    </EntryFrame>
  )
}
