import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RemovalDialog } from '../removal-dialog.tsx'
import type { Asked } from './asked.ts'
import { ImportForm } from './import-form.tsx'
import { NextRateForm } from './next-rate-form.tsx'
import { OriginForm } from './origin-form.tsx'
import { RateForm } from './rate-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RuleForm } from './rule-form.tsx'

type Props = {
  setup: TaxSetupAnswer
  about: Asked | undefined
  open: boolean
  onClose: () => void
  /** Reads the set-up again. */
  again: () => Promise<unknown>
}

/** The dialogs of the page, one at a time. */
export function TaxDialogs({ setup, about, open, onClose, again }: Props) {
  if (!about) return null
  if (about.what === 'removal')
    return (
      <RemovalDialog about={about} open={open} onClose={onClose} again={again}>
        Orders that were placed keep their taxes.
        {about.path !== 'tax-rules' &&
          ' For what ends by law, set a last day instead: it stays to be seen.'}
      </RemovalDialog>
    )
  const onDone = async () => {
    await again()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(about)} wide={about.what === 'import'}>
      {open && <Form setup={setup} about={about} again={again} onDone={onDone} onBack={onClose} />}
    </Dialog>
  )
}

type Form = Exclude<Asked, { what: 'removal' }>

function titleOf(about: Form): string {
  if (about.what === 'registration')
    return about.of ? 'Change the registration' : 'Add a registration'
  if (about.what === 'rate') return about.of ? 'Mend the rate' : 'Add a rate'
  return titles[about.what]
}

const titles = {
  origin: 'Where do your goods leave from?',
  rule: 'Add a rule of reverse charge',
  import: 'Import rates',
  next: 'New percent',
} as const

type FormProps = Pick<Props, 'setup' | 'again'> & {
  about: Form
  onDone: () => Promise<unknown>
  onBack: () => void
}

function Form({ about, again, ...props }: FormProps) {
  switch (about.what) {
    case 'origin':
      return <OriginForm {...props} origin={props.setup.origin} />
    case 'registration':
      return <RegistrationForm {...props} registration={about.of} />
    case 'rate':
      return <RateForm {...props} rate={about.of} />
    case 'next':
      return <NextRateForm {...props} rate={about.of} />
    case 'rule':
      return <RuleForm {...props} />
    case 'import':
      return <ImportForm onDone={again} onBack={props.onBack} />
  }
}
