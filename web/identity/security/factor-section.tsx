import { useRef, useState } from 'react'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { PasswordStep } from './password-step.tsx'
import { focusTitle, Section } from './section.tsx'
import { askSignedIn, useReloadSignIn, useSignInAnswer } from './sign-in-answers.ts'

type Made = { uri: string; codes: string[] }
type Step =
  | { at: 'rest' | 'enable' | 'disable' | 'renew' }
  | ({ at: 'confirm' } & Made)
  | { at: 'codes'; codes: string[] }

/** A code of an authenticator app besides the password. */
export function FactorSection() {
  const { data, error, refetch } = useSignInAnswer('/get-session')
  return (
    <Section
      title="Second factor"
      says="Logging in with the password then also takes a code of an app on your phone."
    >
      {error && !data ? (
        <FaultNote error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Factor on={data.user.twoFactorEnabled === true} />
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </Section>
  )
}

function Factor({ on }: { on: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const reload = useReloadSignIn()
  const place = useRef<HTMLDivElement>(null)
  const rest = () => {
    setStep({ at: 'rest' })
    focusTitle(place.current)
  }
  const enable = async (password: string) => {
    const { totpURI, backupCodes } = await askSignedIn('/two-factor/enable', { password })
    setStep({ at: 'confirm', uri: String(totpURI), codes: backupCodes as string[] })
  }
  const disable = async (password: string) => {
    await askSignedIn('/two-factor/disable', { password })
    await reload()
    toast.warning('Second factor turned off')
    rest()
  }
  const renew = async (password: string) => {
    const { backupCodes } = await askSignedIn('/two-factor/generate-backup-codes', { password })
    setStep({ at: 'codes', codes: backupCodes as string[] })
  }
  const confirmed = async (codes: string[]) => {
    setStep({ at: 'codes', codes })
    await reload()
    toast.success('Second factor turned on')
  }
  return (
    <div ref={place}>
      {step.at === 'rest' && <AtRest on={on} onStep={(at) => setStep({ at })} />}
      {step.at === 'enable' && <PasswordStep button="Go on" onPassword={enable} onBack={rest} />}
      {step.at === 'confirm' && (
        <ConfirmFactor uri={step.uri} onDone={() => void confirmed(step.codes)} onBack={rest} />
      )}
      {step.at === 'codes' && <BackupCodes codes={step.codes} onKept={rest} />}
      {step.at === 'disable' && (
        <PasswordStep button="Turn it off" onPassword={disable} onBack={rest}>
          <p className="text-sm">The password alone will be enough then.</p>
        </PasswordStep>
      )}
      {step.at === 'renew' && (
        <PasswordStep button="Make new backup codes" onPassword={renew} onBack={rest}>
          <p className="text-sm">The backup codes that you have will end.</p>
        </PasswordStep>
      )}
    </div>
  )
}

type RestProps = { on: boolean; onStep: (at: 'enable' | 'disable' | 'renew') => void }

function AtRest({ on, onStep }: RestProps) {
  if (!on)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <Badge>off</Badge>
        <Button onClick={() => onStep('enable')}>Set it up</Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Badge variant="good">on</Badge>
      <Button onClick={() => onStep('renew')}>New backup codes</Button>
      <Button variant="quiet" onClick={() => onStep('disable')}>
        Turn it off
      </Button>
    </div>
  )
}
