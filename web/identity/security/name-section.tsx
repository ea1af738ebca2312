import { useState } from 'react'
import { loadSession, usePerson } from '../../app/session.ts'
import { tellOtherTabs } from '../../app/session-tabs.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { useCheckedForm } from '../../ui/forms/checked-form.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Section } from './section.tsx'
import { askSignedIn } from './sign-in-answers.ts'

/** The name that orders and reviews carry. */
export function NameSection() {
  const { displayName } = usePerson()
  const [fault, setFault] = useState<Error>()
  const { register, handleSubmit, formState } = useCheckedForm(
    () =>
      import('../../../contract/people/identity.ts').then((m) =>
        m.registration.pick({ name: true }),
      ),
    { name: displayName },
  )
  const send = handleSubmit(async ({ name }) => {
    setFault(undefined)
    try {
      await askSignedIn('/update-user', { name })
      await loadSession()
      tellOtherTabs()
      toast.success('Name changed')
    } catch (error) {
      setFault(error as Error)
    }
  })
  return (
    <Section title="Name" says="It stands on your orders and reviews from now on.">
      <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
        <TextField
          label="Name"
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        {fault && <FaultNote error={fault} focus />}
        <Button type="submit" busy={formState.isSubmitting}>
          Change the name
        </Button>
      </form>
    </Section>
  )
}
