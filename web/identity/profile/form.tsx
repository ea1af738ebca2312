import { useState } from 'react'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Profile } from './page.tsx'

const names = ['education', 'location', 'number', 'linkedin'] as const

/** The four fields of a profile, all of them required. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const reload = useReload()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, setError, formState } = useCheckedForm(
    () => import('../../../contract/people/profile.ts').then((m) => m.profileInput),
    {
      education: profile.education ?? '',
      location: profile.location ?? '',
      number: profile.number ?? '',
      linkedin: profile.linkedin ?? '',
    },
  )
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (values) => {
    setFault(undefined)
    try {
      await call('PATCH /user/{email}', { email: profile.email, ...values })
      toast.success('Profile updated!')
      await reload('GET /user/{email}')
    } catch (error) {
      let placed = false
      for (const { path, message } of error instanceof CallFault ? error.errors : []) {
        const name = names.find((one) => one === path)
        if (!name) continue
        setError(name, { message }, { shouldFocus: !placed })
        placed = true
      }
      if (!placed) setFault(error as Error)
    }
  })
  return (
    <form
      aria-label="Profile"
      onSubmit={(event) => void send(event)}
      noValidate
      className="panel space-y-5 p-5 sm:p-6"
    >
      <TextField label="Education" error={errors.education?.message} {...register('education')} />
      <TextField
        label="City/ District"
        autoComplete="address-level2"
        error={errors.location?.message}
        {...register('location')}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        error={errors.number?.message}
        {...register('number')}
      />
      <TextField
        label="Linkedin"
        inputMode="url"
        autoComplete="url"
        placeholder="linkedin.com/in/…"
        error={errors.linkedin?.message}
        {...register('linkedin')}
      />
      {fault && <FaultNote error={fault} focus />}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Save profile
      </Button>
    </form>
  )
}
