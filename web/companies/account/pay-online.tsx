import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Props = { acting: ActingFor; numbers: string[]; isOff: boolean; children: ReactNode }

/** Begins to pay these invoices at the payment gateway, and goes to its page. */
export function PayOnline({ acting, numbers, isOff, children }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const reload = useReload()
  const go = async () => {
    setIsBusy(true)
    try {
      const { page } = await call('POST /account/payments', {
        ...{ for: acting._id, invoices: numbers, method: 'online' as const },
      })
      if (page) window.location.assign(page)
    } catch (error) {
      if (!(error instanceof CallFault)) throw error
      setIsBusy(false)
      toast.failure('Not paid', error.message)
      await reload('GET /account', 'GET /account/invoices')
    }
  }
  return (
    <Button disabled={isOff} busy={isBusy} onClick={() => void go()}>
      {children}
      <ExternalLink size={16} aria-hidden="true" />
    </Button>
  )
}
