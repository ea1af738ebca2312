import { call } from '../../app/api.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { RatesImport } from '../rates-import.tsx'

const csv =
  'country,region,postal prefix,class,percent,starts on,ends on\r\nUS,CA,,standard,7.25,2026-01-01,\r\nUS,CA,941,standard,8.625,2026-01-01,\r\n'

type Props = { onDone: () => Promise<unknown>; onBack: () => void }

/** Takes a file of rates of tax. */
export const ImportForm = ({ onDone, onBack }: Props) => (
  <RatesImport
    example={{ csv, name: 'tax-rates.csv' }}
    onBack={onBack}
    onSend={async (given) => {
      const result = await call('POST /tax-rate-imports', { csv: given })
      await onDone()
      const { added, changed, ended, unchanged } = result
      return `${counted(added, 'rate')} added, ${changed} changed, ${ended} ended by a new one, ${unchanged} as before.`
    }}
  >
    The header names the columns: country and percent have to be there; region, postal prefix,
    class, starts on and ends on may be. A rate without a first day holds from today, and the one
    before it ends.
  </RatesImport>
)
