import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Copies the build's address, for a colleague or another day. */
export function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  const Icon = isCopied ? Check : Link2
  return (
    <Button size="small" className="min-h-10" onClick={() => void copy()}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </Button>
  )
}
