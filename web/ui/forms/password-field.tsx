import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type'>

/** A password that can be looked at while it is typed. Paste and password managers work. */
export function PasswordField(props: Props) {
  const [shown, show] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextField {...props} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="absolute inset-e-0 top-0 flex min-h-6 items-center gap-1 rounded-sm px-1 text-xs text-soft hover:text-ink"
        aria-pressed={shown}
        onClick={() => show(!shown)}
      >
        <Icon size={14} aria-hidden="true" />
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> the password</span>
      </button>
    </div>
  )
}
