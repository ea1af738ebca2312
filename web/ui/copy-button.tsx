import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text, and says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      data-screen-only
      onClick={() => void copy()}
      className="inline-grid size-6 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only" aria-live="polite">
        {copied ? 'Copied' : label}
      </span>
    </button>
  )
}

/** A part number or transaction id: monospaced, with a button that copies it. */
export function CodeText({ children, label }: { children: string; label: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="min-w-0 font-mono text-[max(0.9em,var(--text-xs))] break-all">
        {children}
      </code>
      <CopyButton text={children} label={label} />
    </span>
  )
}
