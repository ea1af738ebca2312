/** The outside services that can be made to fail. `webhooks` is the cards provider's outgoing side. */
export const faultTargets = ['cards', 'webhooks', 'identities', 'images', 'mail', 'vies'] as const
export type FaultTarget = (typeof faultTargets)[number]

/**
 * What goes wrong. `delay` answers `ms` late. `error` answers `status` without any effect.
 * `error-after` has the effect, then answers `status`: the caller cannot know. `hang` has no effect and never answers;
 * `hang-after` has the effect and never answers. `cut` closes the socket before, `cut-after` after the effect.
 * For webhooks: `silent` sends nothing, `duplicate` sends each event `times` times, `reorder` holds events back
 * until `times` have gathered and sends them in reverse.
 */
export const faultKinds = [
  'delay',
  'error',
  'error-after',
  'hang',
  'hang-after',
  'cut',
  'cut-after',
  'silent',
  'duplicate',
  'reorder',
] as const

export type Fault = {
  kind: (typeof faultKinds)[number]
  /** Milliseconds, for `delay`. */
  ms?: number
  /** HTTP status (SMTP reply code for mail), for `error` and `error-after`. */
  status?: number
  /** Copies or batch size, for `duplicate` and `reorder`. */
  times?: number
  /** Only requests whose "METHOD /path" contains this text. */
  match?: string
  /** How many more requests it strikes; without it, until it is cleared. */
  remaining?: number
}

/** The switchboard: at most one fault a target. */
export type Faults = {
  list: () => Partial<Record<FaultTarget, Fault>>
  set: (target: FaultTarget, fault: Fault) => void
  clear: (target?: FaultTarget) => void
  /** The fault that strikes this request now, counted down; undefined when all is well. */
  strike: (target: FaultTarget, request: string) => Fault | undefined
}

export function createFaults(): Faults {
  const active = new Map<FaultTarget, Fault>()
  return {
    list: () => Object.fromEntries(active),
    set: (target, fault) => {
      active.set(target, { ...fault })
    },
    clear: (target) => {
      if (target) active.delete(target)
      else active.clear()
    },
    strike: (target, request) => {
      const fault = active.get(target)
      if (!fault || (fault.match && !request.includes(fault.match))) return undefined
      if (fault.remaining !== undefined) {
        fault.remaining -= 1
        if (fault.remaining <= 0) active.delete(target)
      }
      return fault
    },
  }
}
