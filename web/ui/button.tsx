import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-surface text-ink border-edge hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong border-transparent',
}
const sizes: Record<Size, string> = {
  small: 'min-h-8 px-3 text-sm',
  medium: 'min-h-11 px-4 text-base',
  large: 'min-h-12 px-6 text-base',
}

/** The classes of a button, for what is one by looks alone. */
export const buttonClass = (variant: Variant = 'secondary', size: Size = 'medium', more?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap no-underline',
    'transition-colors duration-150 select-none disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    more,
  )

type Props = ComponentProps<'button'> & {
  variant?: Variant
  size?: Size
  busy?: boolean | undefined
}

/** `primary` is the one next action of a screen. While `busy` it takes no click and says so; its width stays. */
export function Button({ variant, size, busy, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busy && <Spinner label="Working" size={16} />}
      {children}
    </button>
  )
}

type LinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size }

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />
}
