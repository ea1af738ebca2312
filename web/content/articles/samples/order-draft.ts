export type Draft = { sku: string; quantity: number }[]

type Step =
  | { kind: 'add'; sku: string; minimum: number }
  | { kind: 'quantity'; sku: string; quantity: number }
  | { kind: 'remove'; sku: string }

/** The draft after a step. The draft before it stays as it was. */
export function nextDraft(draft: Draft, step: Step): Draft {
  switch (step.kind) {
    case 'add':
      return [...draft, { sku: step.sku, quantity: step.minimum }]
    case 'quantity':
      return draft.map((line) =>
        line.sku === step.sku
          ? { ...line, quantity: step.quantity }
          : line,
      )
    case 'remove':
      return draft.filter((line) => line.sku !== step.sku)
  }
}
