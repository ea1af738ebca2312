import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CallFault } from '../app/api.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/overlays/toast.ts'

type Props = {
  /** Begins the payment; answers where it is paid. */
  begin: () => Promise<{ page: string | null }>
  /** It is not to be paid so any more. */
  onRefused: () => void
  size?: 'small' | 'medium'
  isOff?: boolean
  children: ReactNode
}

/** Begins a payment at the payment gateway, and goes to its page. */
export function GoOnline({ begin, onRefused, size = 'medium', isOff = false, children }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const go = async () => {
    setIsBusy(true)
    try {
      const { page } = await begin()
      if (page) window.location.assign(page)
    } catch (error) {
      if (!(error instanceof CallFault)) throw error
      setIsBusy(false)
      toast.failure('Not paid', error.message)
      onRefused()
    }
  }
  return (
    <Button size={size} disabled={isOff} busy={isBusy} onClick={() => void go()}>
      {children}
      <ExternalLink size={16} aria-hidden="true" />
    </Button>
  )
}
