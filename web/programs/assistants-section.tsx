import { absolute } from '../app/origin.ts'
import { CodeText } from '../ui/copy-button.tsx'

/** Where assistants buy for whoever looks, and what their key has to have. */
export default function AssistantsSection() {
  return (
    <section aria-labelledby="assistants" className="space-y-4">
      <header>
        <h2 id="assistants" className="text-lg font-semibold tracking-tight">
          Assistants
        </h2>
        <p className="mt-1 text-sm text-soft">
          An assistant that speaks the Model Context Protocol searches, prices, reads lists and
          orders here. It may what its key may.
        </p>
      </header>
      <div className="panel space-y-3 px-4 py-4 text-sm">
        <p>
          <CodeText label="Copy the address">{absolute('/mcp')}</CodeText>
        </p>
        <p className="text-soft">
          Give it a key of its own. With <code className="font-mono text-xs">orders:assist</code> it
          places orders, at most for what the key says for one order and for 24 hours. It never
          pays: you do, or the hold ends.
        </p>
      </div>
    </section>
  )
}
