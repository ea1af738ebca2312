import { useNavigate } from 'react-router'
import { CallFault, call } from '../../app/api.ts'
import { loadSession, type Person } from '../../app/session.ts'
import { tellOtherTabs } from '../../app/session-tabs.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { VerifyBanner } from '../../trade/faults/verify-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { usePlainForm } from '../../ui/forms/plain-form.ts'

type Props = { person: Person; told: string }

/** Makes the signed-in person the first admin, and leads on to setting the shop up. */
export function BecomeForm({ person, told }: Props) {
  const navigate = useNavigate()
  const { form, errors, busy, fault } = usePlainForm({
    load: () => import('../../../contract/people/first-admin.ts').then((m) => m.firstAdminCode),
    leads: true,
    send: async ({ code }, refuse) => {
      try {
        await call('POST /first-admin', { code })
      } catch (error) {
        if (!(error instanceof CallFault) || error.code !== 'first_admin_code') throw error
        return refuse('code', error.message)
      }
      await loadSession()
      tellOtherTabs()
      await navigate('/dashboard/ready?view=steps', { replace: true })
    },
  })
  return (
    <form {...form} className="space-y-4">
      <VerifyBanner waits="Becoming the admin waits for that: come back to this tab then." />
      <p className="text-sm text-soft">
        You are signed in as <b className="break-all text-ink">{person.email}</b>.
      </p>
      <TextField
        label="Code"
        hint="The start of the shop tells it, behind the sign # of its address."
        name="code"
        defaultValue={told}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        error={errors.code}
      />
      {fault && <FaultNote error={fault} focus />}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        busy={busy}
        disabled={!person.emailVerified}
      >
        Become the first admin
      </Button>
    </form>
  )
}
