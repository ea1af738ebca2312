import { type EffectCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Does `act` with each new `value` when it is on the page, the first included. What `act` answers is done when the next
 * value has come, or the component has gone.
 */
export function useOnEach<T>(value: T, act: (value: T) => ReturnType<EffectCallback>) {
  const onEach = useEffectEvent(act)
  useEffect(() => onEach(value), [value])
}

/** A place that takes the focus with each new `value`: what came of something is brought to the reader. */
export function useFocusOnEach<T extends HTMLElement = HTMLDivElement>(
  value: unknown,
  isOn: boolean,
) {
  const place = useRef<T>(null)
  useOnEach(value, () => {
    if (isOn) place.current?.focus()
  })
  return place
}
