import type { Stripe, StripeCardElement, StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useId, useRef } from 'react'
import { colorsOf, followTheme } from '../ui/styles/colors.ts'

type Props = {
  stripe: Stripe | undefined
  disabled: boolean
  /** The mounted element, and null when it is gone. */
  onElement: (card: StripeCardElement | null) => void
  /** What is wrong with what was typed so far, in the provider's words. */
  onProblem: (problem: string | undefined) => void
}

/**
 * The provider's card field, in a frame of its own origin: the number never reaches this page. The room is there before
 * it. Its colours follow the theme.
 */
export function CardField({ stripe, disabled, onElement, onProblem }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const card = useRef<StripeCardElement>(null)
  const told = useRef({ onElement, onProblem })
  told.current = { onElement, onProblem }
  const label = useId()
  useEffect(() => {
    if (!stripe || !box.current) return
    const host = box.current
    const element = stripe.elements().create('card', { style: style(), hidePostalCode: true })
    element.on('change', ({ error }) => told.current.onProblem(error?.message))
    element.on('ready', () => told.current.onElement(element))
    element.mount(host)
    card.current = element
    const unfollow = followTheme(() => element.update({ style: style() }))
    return () => {
      unfollow()
      card.current = null
      told.current.onElement(null)
      element.destroy()
    }
  }, [stripe])
  useEffect(() => {
    card.current?.update({ disabled })
  }, [disabled])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no box of one line
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a label by looks; the frame holds the fields and their names */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the fields by itself */}
      <span id={label} className="text-sm font-medium" onClick={() => card.current?.focus()}>
        Card
      </span>
      <div
        ref={box}
        className="min-h-11 rounded-md border border-edge bg-surface px-3 py-2.5 [&.StripeElement--focus]:border-accent [&.StripeElement--focus]:outline-2 [&.StripeElement--focus]:outline-accent [&.StripeElement--invalid]:border-danger"
      />
    </div>
  )
}

/** The page's own colours and size, as the frame takes them: it cannot read our style sheet. */
function style(): StripeElementStyle {
  const { ink, soft, danger } = colorsOf(['ink', 'soft', 'danger'])
  return {
    base: {
      color: ink,
      iconColor: soft,
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: soft },
    },
    invalid: { color: danger, iconColor: danger },
  }
}
