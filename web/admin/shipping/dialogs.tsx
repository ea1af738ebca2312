import type { ShippingSetup } from '../../../contract/freight/setup.ts'
import { call } from '../../app/api.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { RatesImport } from '../rates-import.tsx'
import { RemovalDialog } from '../removal-dialog.tsx'
import type { Asked } from './asked.ts'
import { MethodForm } from './method-form.tsx'
import { RatesForm } from './rates-form.tsx'
import { ZoneForm } from './zone-form.tsx'

type Props = {
  setup: ShippingSetup
  about: Asked | undefined
  open: boolean
  onClose: () => void
  /** Reads the set-up again. */
  again: () => Promise<unknown>
}

/** The dialogs of the page, one at a time. */
export function ShippingDialogs({ setup, about, open, onClose, again }: Props) {
  if (!about) return null
  if (about.what === 'removal')
    return (
      <RemovalDialog about={about} open={open} onClose={onClose} again={again}>
        {about.says}
      </RemovalDialog>
    )
  const onDone = async () => {
    await again()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(about)} wide={about.what !== 'method'}>
      {open && <Form setup={setup} about={about} again={again} onDone={onDone} onBack={onClose} />}
    </Dialog>
  )
}

type FormOf = Exclude<Asked, { what: 'removal' }>

function titleOf(about: FormOf): string {
  if (about.what === 'import') return 'Import rates'
  if (about.what === 'rates') return about.of ? 'Change the rates' : 'Set rates'
  return `${about.of ? 'Change the' : 'Add a'} ${about.what}`
}

type FormProps = Pick<Props, 'setup' | 'again'> & {
  about: FormOf
  onDone: () => Promise<unknown>
  onBack: () => void
}

function Form({ about, again, setup, ...props }: FormProps) {
  switch (about.what) {
    case 'method':
      return <MethodForm {...props} method={about.of} />
    case 'zone':
      return <ZoneForm {...props} zone={about.of} />
    case 'rates':
      return <RatesForm {...props} setup={setup} rates={about.of} />
    case 'import':
      return <ImportForm again={again} onBack={props.onBack} />
  }
}

const csv =
  'method,zone,up to kg,price,per kg,free from\r\nPallet,Germany,30,45,0.5,5000\r\nPallet,Germany,,90,0.5,\r\n'

const ImportForm = ({ again, onBack }: Pick<FormProps, 'again' | 'onBack'>) => (
  <RatesImport
    example={{ csv, name: 'shipping-rates.csv' }}
    onBack={onBack}
    onSend={async (given) => {
      const { changed, unchanged } = await call('POST /shipping-rate-imports', { csv: given })
      await again()
      return `Rates of ${counted(changed, 'method and zone', 'methods and zones')} changed, ${unchanged} as before.`
    }}
  >
    The header names the columns: method, zone and price have to be there; up to kg, per kg and free
    from may be. Without a weight a row holds for any. Of each method and zone that the file names
    it has all rows; others stay as they are.
  </RatesImport>
)
