import { privatePage } from '../../app/private-page.ts'
import { FactorSection } from './factor-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const meta = privatePage('Security')

/** Everything that guards an account. */
export default function SecurityPage() {
  return (
    <>
      <header>
        <h1 className="text-xl font-semibold tracking-tight">Security</h1>
        <p className="mt-1 text-soft">How you log in, and where you are logged in.</p>
      </header>
      <div>
        <NameSection />
        <PasswordSection />
        <FactorSection />
        <PasskeysSection />
        <SessionsSection />
      </div>
    </>
  )
}
