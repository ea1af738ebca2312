export type Draft = { mpn: string; quantity: number }[]

type Step =
  | { kind: 'add'; mpn: string; minimum: number }
  | { kind: 'quantity'; mpn: string; quantity: number }
  | { kind: 'remove'; mpn: string }

/** The draft after a step. The draft before it stays as it was. */
export function nextDraft(draft: Draft, step: Step): Draft {
  switch (step.kind) {
    case 'add':
      return [...draft, { mpn: step.mpn, quantity: step.minimum }]
    case 'quantity':
      return draft.map((line) =>
        line.mpn === step.mpn
          ? { ...line, quantity: step.quantity }
          : line,
      )
    case 'remove':
      return draft.filter((line) => line.mpn !== step.mpn)
  }
}
