import { Link, type MetaFunction } from 'react-router'
import { ofShop, pageMeta } from '../../app/page-meta.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { EntryFrame } from '../log-in/entry-frame.tsx'
import { useFrom, useGoOn } from '../log-in/from.ts'
import { OtherWays } from '../log-in/other-ways.tsx'
import { RegisterForm } from './form.tsx'

export const meta: MetaFunction = (args) =>
  ofShop(
    args,
    pageMeta({
      title: 'Register',
      description: 'Make an account to order computer parts in bulk.',
      path: '/register',
    }),
  )

export default function RegisterPage() {
  const hasPrivacy = useShopConfig().shop.policies.some(({ slug }) => slug === 'privacy')
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
          {hasPrivacy && (
            <p className="mt-2">
              What we keep of you and why:{' '}
              <Link to="/policies/privacy" className="link">
                Privacy
              </Link>
            </p>
          )}
        </>
      }
    >
      <RegisterForm />
      <OtherWays page="/register" />
    </EntryFrame>
  )
}
